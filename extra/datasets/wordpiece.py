"""From text to token ids: reading, cleaning, WordPiece, with a cache of whole words.

Splitting a line at white space first and tokenizing each word by itself gives the same tokens as
cleaning the whole line first, because every step looks at one word only, but for the seven
control characters that are white space to Python and are dropped by the algorithm (which joins the
words around them). Those are removed before the split. So each distinct word is tokenized once.
"""

import re
import unicodedata
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np

MAX_WORD_CHARS = 200
MAX_CACHED_WORDS = 1_000_000
SPECIAL_TOKENS = ("[UNK]", "[CLS]", "[SEP]", "[MASK]")
# White space to str.split and str.strip, control characters (dropped) to the algorithm.
JOINERS = re.compile("[\x0b\x0c\x1c-\x1f\x85]")
# In cleaned, lower-cased ASCII everything but letters and digits is punctuation.
ASCII_PIECES = re.compile("[0-9a-z]+|[^0-9a-z]")
CJK = re.compile(
  "([\u4e00-\u9fff\u3400-\u4dbf\U00020000-\U0002a6df\U0002a700-\U0002b73f"
  "\U0002b740-\U0002b81f\U0002b820-\U0002ceaf\uf900-\ufaff\U0002f800-\U0002fa1f])"
)


@dataclass(frozen=True)
class Vocabulary:
  """Token to id, numbered from 0, and the ids of the special tokens."""

  ids: dict[str, int]
  unk: int
  cls: int
  sep: int
  mask: int

  def __len__(self) -> int:
    return len(self.ids)


@dataclass(frozen=True)
class Corpus:
  """Tokenized documents, flat: token ids, int32 (T,), and where things start.

  Sentence s holds tokens[sentence_start[s]:sentence_start[s + 1]], int32 (S + 1,); document d holds
  the sentences from document_start[d] to document_start[d + 1], int32 (D + 1,).
  """

  tokens: np.ndarray
  sentence_start: np.ndarray
  document_start: np.ndarray

  @property
  def num_documents(self) -> int:
    """Number of documents."""
    return len(self.document_start) - 1


def decode_text(data: bytes, name: str) -> str:
  """Returns UTF-8 `data` as text whose lines all end in LF (CR LF and a lone CR count as one).

  Raises:
    ValueError: invalid UTF-8; the message names the file, line and byte.
  """
  try:
    text = data.decode("utf-8")
  except UnicodeDecodeError as error:
    line = data.count(b"\n", 0, error.start) + 1
    raise ValueError(
      f"{name}: invalid UTF-8 at byte {error.start} (line {line}): {error.reason}; "
      "the file is damaged or in another encoding"
    ) from None
  if "\r" in text:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
  return text


def load_vocabulary(path: Path) -> Vocabulary:
  """Reads one token a line; blank lines take no number, of equal lines the first counts.

  Raises:
    ValueError: no such file, invalid UTF-8, no tokens, or a special token is missing.
  """
  if not path.is_file():
    raise ValueError(f"{path}: no vocabulary; set BASEDIR to the folder that holds vocab.txt")
  return parse_vocabulary(decode_text(path.read_bytes(), str(path)), str(path))


def parse_vocabulary(text: str, name: str = "vocabulary") -> Vocabulary:
  """Returns the vocabulary that `text` lists. Raises ValueError naming what is missing."""
  ids: dict[str, int] = {}
  for line in text.split("\n"):
    token = line.strip()
    if token:
      ids.setdefault(token, len(ids))
  if not ids:
    raise ValueError(f"{name}: the vocabulary is empty; fetch vocab.txt again")
  missing = [token for token in SPECIAL_TOKENS if token not in ids]
  if missing:
    raise ValueError(f"{name}: the vocabulary lacks {', '.join(missing)}; fetch vocab.txt again")
  return Vocabulary(ids, *(ids[token] for token in SPECIAL_TOKENS))


def is_punctuation(char: str) -> bool:
  """Says whether `char` is cut out as a piece of its own: ASCII symbols and category P."""
  code = ord(char)
  if 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126:
    return True
  return unicodedata.category(char).startswith("P")


def clean_word(word: str) -> str:
  """Drops control, format, private and unassigned characters and sets CJK characters apart."""
  kept = []
  for char in word:
    if char != "\ufffd" and not unicodedata.category(char).startswith("C"):
      kept.append(char)
  return CJK.sub(r" \1 ", "".join(kept))


def fold_piece(piece: str) -> str:
  """Lower-cases and strips accents (category Mn after canonical decomposition)."""
  piece = piece.lower()
  if piece.isascii():
    return piece
  decomposed = unicodedata.normalize("NFD", piece)
  return "".join(char for char in decomposed if unicodedata.category(char) != "Mn")


def cut_punctuation(piece: str) -> list[str]:
  """Returns the runs between the punctuation characters of a folded piece, and those one by one."""
  if piece.isascii():
    return ASCII_PIECES.findall(piece)
  spaced = [f" {char} " if is_punctuation(char) else char for char in piece]
  return "".join(spaced).split()


AddWord = Callable[[str], None]


class Numbering(Protocol):
  """Numbers distinct words from 0 in the order they are met, handing each to an AddWord."""

  def __len__(self) -> int:
    """Returns how many words there are."""

  def of_text(self, text: str) -> tuple[np.ndarray, np.ndarray]:
    """Returns the numbers of the words of `text`, int32 (W,), and words per line, int64 (N,)."""


class PlainNumbering(dict[str, int]):
  """The words met so far, as a dict from word to number."""

  def __init__(self, add: AddWord) -> None:
    super().__init__()
    self.add = add

  def __missing__(self, word: str) -> int:
    self.add(word)
    number = len(self)
    self[word] = number
    return number

  def of_text(self, text: str) -> tuple[np.ndarray, np.ndarray]:
    """Returns the numbers of the words of `text`, int32 (W,), and words per line, int64 (N,)."""
    if JOINERS.search(text):
      text = JOINERS.sub("", text)
    numbers = array("i")
    words_per_line = array("q")
    number_of = self.__getitem__
    for line in text.split("\n"):
      words = line.split()
      words_per_line.append(len(words))
      numbers.extend(map(number_of, words))
    return np.array(numbers, np.int32), np.array(words_per_line, np.int64)


def choose_numbering(compiled: bool) -> Callable[[AddWord], Numbering]:
  """Returns the compiled numbering where asked for and numba is installed, else the plain one."""
  if compiled:
    try:
      from extra.datasets.compiled_steps import CompiledNumbering
    except ImportError:
      return PlainNumbering
    return CompiledNumbering
  return PlainNumbering


class Pieces(dict[str, list[int]]):
  """Piece to its token ids: words differ in punctuation and case more than in their pieces."""

  def __init__(self, wordpiece: Callable[[str], list[int]]) -> None:
    super().__init__()
    self.wordpiece = wordpiece

  def __missing__(self, piece: str) -> list[int]:
    tokens = self.wordpiece(piece)
    self[piece] = tokens
    return tokens


class Tokenizer:
  """Tokenizes with one vocabulary, each distinct word once."""

  def __init__(self, vocabulary: Vocabulary, compiled: bool = False) -> None:
    self.vocabulary = vocabulary
    self.numbering_kind = choose_numbering(compiled)
    self.longest = max(len(token) for token in vocabulary.ids)
    self.forget_words()

  def wordpiece(self, piece: str) -> list[int]:
    """Returns the ids of the longest matches from the left, or [UNK] alone if one fails."""
    if len(piece) > MAX_WORD_CHARS:
      return [self.vocabulary.unk]
    ids = self.vocabulary.ids
    if piece in ids:
      return [ids[piece]]
    found = []
    start = 0
    while start < len(piece):
      prefix = "##" if start else ""
      # A longer candidate cannot be in the vocabulary, so the search starts at its longest token.
      end = min(len(piece), start + self.longest - len(prefix))
      while end > start and prefix + piece[start:end] not in ids:
        end -= 1
      if end <= start:
        return [self.vocabulary.unk]
      found.append(ids[prefix + piece[start:end]])
      start = end
    return found

  def tokenize_word(self, word: str) -> list[int]:
    """Returns the token ids of one word (no white space in it)."""
    tokens: list[int] = []
    if word.isascii() and word.isprintable():
      # Nothing to drop, to set apart or to decompose.
      for part in ASCII_PIECES.findall(word.lower()):
        tokens += self.pieces[part]
      return tokens
    for piece in clean_word(word).split():
      for part in cut_punctuation(fold_piece(piece)):
        tokens += self.pieces[part]
    return tokens

  def tokenize(self, line: str) -> list[int]:
    """Returns the token ids of a line of text."""
    tokens = []
    for word in JOINERS.sub("", line).split():
      tokens.extend(self.tokenize_word(word))
    return tokens

  def add_word(self, word: str) -> None:
    """Tokenizes a new word into the cache."""
    self.word_tokens.extend(self.tokenize_word(word))
    self.word_start.append(len(self.word_tokens))

  def forget_words(self) -> None:
    """Empties the cache, which bounds the memory of a worker that does many parts."""
    self.numbering = self.numbering_kind(self.add_word)
    self.pieces = Pieces(self.wordpiece)
    self.word_tokens = array("i")
    self.word_start = array("q", [0])

  def tokenize_text(self, text: str) -> Corpus:
    """Returns the documents of `text`: a sentence a line, white lines between documents.

    Lines without tokens that are not white space neither add a sentence nor end a document.
    """
    if len(self.numbering) > MAX_CACHED_WORDS:
      self.forget_words()
    return self.build_corpus(*self.numbering.of_text(text))

  def build_corpus(self, numbers: np.ndarray, words_per_line: np.ndarray) -> Corpus:
    """Expands word numbers, int32 (W,), in lines of `words_per_line`, int64 (N,), to tokens."""
    start = np.array(self.word_start, np.int64)
    length = np.diff(start)[numbers]
    ends = np.cumsum(length)
    total = int(ends[-1]) if len(ends) else 0
    source = np.repeat(start[numbers] - (ends - length), length) + np.arange(total)
    tokens = np.array(self.word_tokens, np.int32)[source]
    line_end = np.concatenate([[0], ends])[np.cumsum(words_per_line)]
    line_start = np.concatenate([[0], line_end[:-1]])
    is_sentence = line_end > line_start
    document_of_line = np.cumsum(words_per_line == 0)[is_sentence]
    sentence_start = np.concatenate([line_start[is_sentence], [total]]).astype(np.int32)
    is_first = np.ones(len(document_of_line), bool)
    is_first[1:] = document_of_line[1:] != document_of_line[:-1]
    firsts = np.flatnonzero(is_first)
    document_start = np.concatenate([firsts, [len(document_of_line)]]).astype(np.int32)
    return Corpus(tokens, sentence_start, document_start)
