"""Word cache, samplers and pickle template against the plain statement, over random Unicode."""

import io
import pickle
import random
import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extra.datasets import sampling
from extra.datasets.preprocess_config import Config
from extra.datasets.sampling import compiled_sampler, make_samples
from extra.datasets.shards import ShardWriter
from extra.datasets.wordpiece import (
  JOINERS,
  PlainNumbering,
  Tokenizer,
  decode_text,
  parse_vocabulary,
)
from test.datasets import plain_preprocess as plain

LETTERS = "abcdeσςµ一й"
WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "=", ";", ".", "the", "##the", "abcab"]
VOCABULARY_TEXT = "\n".join([*WORDS, *LETTERS, *("##" + letter for letter in LETTERS[:-2])])
PLAIN_VOCABULARY = plain.load_vocabulary(VOCABULARY_TEXT)
# White space, dropped characters, things that decompose or fold to others, and everything.
TRICKY = (
  "\t\n\r\v\f\x1c\x1f\x85\xa0\u2028\u2029\u3000\u200b\ufeff\ufffd\0≠\u037e\u1fefΣ'.,·İßﬁÅ\u0301漢Ⓐ"
)
CHARS = st.one_of(
  st.sampled_from(LETTERS + LETTERS.upper() + " \n" + TRICKY),
  st.sampled_from("ab \n"),
  st.characters(exclude_categories=["Cs"]),
)
TEXTS = st.text(CHARS, max_size=120)
SAMPLERS = [0] if compiled_sampler() is None else [0, 1]


@pytest.mark.parametrize("compiled", SAMPLERS)
@settings(max_examples=400, deadline=None)
@given(st.lists(TEXTS, max_size=4))
def test_tokens_are_those_of_the_plain_statement(compiled, texts):
  tokenizer = Tokenizer(parse_vocabulary(VOCABULARY_TEXT), bool(compiled))
  for text in texts:
    expected = plain.read_documents(text, PLAIN_VOCABULARY)
    corpus = tokenizer.tokenize_text(decode_text(text.encode(), "text"))
    assert corpus.num_documents == len(expected)
    sentences = [sentence for document in expected for sentence in document]
    counts = [len(document) for document in expected]
    assert np.diff(corpus.document_start).tolist() == counts
    found = np.split(corpus.tokens, corpus.sentence_start[1:-1]) if sentences else []
    assert len(corpus.sentence_start) == len(sentences) + 1
    for tokens, sentence in zip(found, sentences, strict=True):
      assert tokens.tolist() == [PLAIN_VOCABULARY[token] for token in sentence]
    line = text.replace("\n", " ").replace("\r", " ")
    tokens = [PLAIN_VOCABULARY[token] for token in plain.tokenize(line, PLAIN_VOCABULARY)]
    assert tokenizer.tokenize(line) == tokens


def test_every_character_alone_and_between_letters():
  tokenizer = Tokenizer(parse_vocabulary(VOCABULARY_TEXT))
  for code in [*range(0xD800), *range(0xE000, 0x30000), *range(0xE0000, 0xE0200)]:
    for text in (chr(code), f"a{chr(code)}b"):
      expected = [PLAIN_VOCABULARY[token] for token in plain.tokenize(text, PLAIN_VOCABULARY)]
      assert tokenizer.tokenize(text) == expected, hex(code)


@pytest.mark.skipif(1 not in SAMPLERS, reason="numba is not installed")
def test_compiled_numbering_of_words_is_the_plain_one():
  from extra.datasets.compiled_steps import CompiledNumbering

  codes = [*range(0xD800), *range(0xE000, 0x30000), *range(0xE0000, 0xE0200)]
  chars = JOINERS.sub("", "".join(map(chr, codes)))
  numbers = "\n".join(f"{n * n} {n}" for n in range(60_000))
  texts = ["", "\n\n", *(f" a{char}b{char}" for char in JOINERS.pattern[1:-1])]
  texts += ["\n".join(f"a{char}b {char}" for char in chars), numbers, "long" * 10**6 + " a", " b"]
  plain_words: list[str] = []
  compiled_words: list[str] = []
  plain_numbering = PlainNumbering(plain_words.append)
  compiled_numbering = CompiledNumbering(compiled_words.append)
  for text in texts:
    for expected, found in zip(
      plain_numbering.of_text(text), compiled_numbering.of_text(text), strict=True
    ):
      assert found.dtype == expected.dtype
      np.testing.assert_array_equal(found, expected)
    assert compiled_words == plain_words
    assert len(compiled_numbering) == len(plain_numbering)


def test_long_words_are_unknown_beyond_200_characters():
  tokenizer = Tokenizer(parse_vocabulary(VOCABULARY_TEXT))
  for length in (199, 200, 201):
    expected = plain.tokenize("a" * length, PLAIN_VOCABULARY)
    assert tokenizer.tokenize("a" * length) == [PLAIN_VOCABULARY[token] for token in expected]


def random_text(rng):
  """Returns documents of random numbers of sentences of random lengths."""
  lines = []
  for _ in range(rng.randint(0, 6)):
    for _ in range(rng.randint(0, rng.choice([2, 8]))):
      lines.append(" ".join(rng.choices("abcde", k=rng.randint(0, rng.choice([3, 30])))))
    lines.append("")
  return "\n".join(lines)


def product_bytes(text, config):
  """Returns the pickle that the product makes of a text."""
  vocabulary = parse_vocabulary(VOCABULARY_TEXT)
  corpus = Tokenizer(vocabulary, bool(config.compiled)).tokenize_text(text)
  output = io.BytesIO()
  samples = make_samples(corpus, vocabulary, config, Path(tempfile.gettempdir()))
  writer = ShardWriter(output, config)
  for begin in range(0, len(samples), 7):
    rows = samples.order[begin : begin + 7]
    writer.append(samples, rows, vocabulary)
  writer.finish()
  samples.close()
  assert writer.num_bytes == len(output.getvalue())
  return output.getvalue()


@pytest.mark.parametrize("compiled", SAMPLERS)
@settings(max_examples=120, deadline=None)
@given(
  seed=st.integers(-(2**40), 2**40),
  length=st.integers(5, 40),
  places=st.integers(-1, 12),
  dupe=st.integers(-1, 3),
  masked=st.floats(-0.1, 1.5),
  short=st.floats(-0.1, 1.5),
)
def test_samples_are_those_of_the_plain_statement(
  compiled, seed, length, places, dupe, masked, short
):
  text = random_text(random.Random(seed))
  config = Config(
    max_seq_length=length,
    max_predictions_per_seq=places,
    random_seed=seed,
    dupe_factor=dupe,
    masked_lm_prob=masked,
    short_seq_prob=short,
    compiled=compiled,
    num_workers=1,
  )
  expected = plain.preprocess(text, PLAIN_VOCABULARY, config.sample_settings())
  found = pickle.loads(product_bytes(text, config))
  assert len(found) == len(expected)
  for sample, reference in zip(found, expected, strict=True):
    assert list(sample) == list(reference)
    for key, array in reference.items():
      assert sample[key].dtype == array.dtype
      assert sample[key].shape == array.shape
      assert sample[key].flags.writeable
      np.testing.assert_array_equal(sample[key], array, key)


@pytest.mark.skipif(1 not in SAMPLERS, reason="numba is not installed")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(-(2**80), 2**80), bounds=st.lists(st.integers(1, 2**32 - 1), max_size=20))
def test_compiled_generator_draws_what_python_draws(seed, bounds):
  from extra.datasets import kernels

  reference = random.Random(seed)
  state = kernels.seeded_state(seed)
  for count in bounds:
    assert kernels.below(state, count) == reference.randrange(count)
    assert kernels.unit(state) == reference.random()
    items = list(range(count % 700))
    array = np.arange(len(items))
    reference.shuffle(items)
    kernels.shuffle(state, array, len(array))
    assert array.tolist() == items
  assert reference.getstate()[1] == tuple(state[:625].tolist())


@pytest.mark.skipif(1 not in SAMPLERS, reason="numba is not installed")
def test_compiled_code_depends_on_its_own_file_only():
  from extra.datasets import kernels

  source = Path(kernels.__file__).read_text()
  assert "from extra" not in source
  for name in ("A_START", "A_LENGTH", "B_START", "B_LENGTH", "LABEL", "NUM_MASKS"):
    assert getattr(kernels, name) == getattr(sampling, name)
  assert kernels.MAX_CONTINUATION_DRAWS == sampling.MAX_CONTINUATION_DRAWS
