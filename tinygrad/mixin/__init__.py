"""The methods of Tensor by theme; `tinygrad.tensor.Tensor` joins them."""
