"""The data step stated step by step, without any of the product's code: tests and bench compare.

Nothing here is clever: characters one by one, random.Random, a dict a sample.
"""

import random
import unicodedata

import numpy as np

CJK_RANGES = (
  (0x4E00, 0x9FFF),
  (0x3400, 0x4DBF),
  (0x20000, 0x2A6DF),
  (0x2A700, 0x2B73F),
  (0x2B740, 0x2B81F),
  (0x2B820, 0x2CEAF),
  (0xF900, 0xFAFF),
  (0x2F800, 0x2FA1F),
)
ASCII_PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"


def load_vocabulary(text):
  """Returns token -> id."""
  vocabulary = {}
  for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
    token = line.strip()
    if token and token not in vocabulary:
      vocabulary[token] = len(vocabulary)
  return vocabulary


def clean(line):
  """Drops what has no meaning, makes white space spaces, sets CJK characters apart."""
  output = []
  for char in line:
    category = unicodedata.category(char)
    if char in "\t\n\r" or category == "Zs":
      output.append(" ")
    elif char in "\0\ufffd" or category[0] == "C":
      continue
    elif any(low <= ord(char) <= high for low, high in CJK_RANGES):
      output.extend((" ", char, " "))
    else:
      output.append(char)
  return "".join(output)


def pieces_of(line):
  """Returns the lower-cased pieces between white space and punctuation."""
  pieces = []
  for word in clean(line).split():
    folded = unicodedata.normalize("NFD", word.lower())
    current = ""
    for char in folded:
      category = unicodedata.category(char)
      if category == "Mn":
        continue
      if char in ASCII_PUNCTUATION or category[0] == "P":
        pieces.extend((current, char))
        current = ""
      else:
        current += char
    pieces.append(current)
  return " ".join(pieces).split()


def wordpiece(piece, vocabulary):
  """Returns the longest matches from the left."""
  if len(piece) > 200:
    return ["[UNK]"]
  tokens = []
  start = 0
  while start < len(piece):
    for end in range(len(piece), start, -1):
      candidate = ("##" if start else "") + piece[start:end]
      if candidate in vocabulary:
        break
    else:
      return ["[UNK]"]
    tokens.append(candidate)
    start = end
  return tokens


def tokenize(line, vocabulary):
  """Returns the tokens of a line."""
  tokens = []
  for piece in pieces_of(line):
    tokens.extend(wordpiece(piece, vocabulary))
  return tokens


def read_documents(text, vocabulary):
  """Returns documents, lists of sentences, lists of tokens."""
  documents = [[]]
  for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
    line = line.strip()
    if not line:
      documents.append([])
      continue
    tokens = tokenize(line, vocabulary)
    if tokens:
      documents[-1].append(tokens)
  return [document for document in documents if document]


def make_instances(documents, vocabulary, settings):
  """Returns (tokens, segments, positions, labels, is_random) of every instance, shuffled."""
  rng = random.Random(settings["RANDOM_SEED"])
  rng.shuffle(documents)
  words = list(vocabulary)
  instances = []
  for _ in range(settings["DUPE_FACTOR"]):
    for index in range(len(documents)):
      instances.extend(instances_of(documents, index, words, settings, rng))
  rng.shuffle(instances)
  return instances


def instances_of(documents, index, words, settings, rng):
  """Returns the instances of one document in one pass."""
  document = documents[index]
  limit = settings["MAX_SEQ_LENGTH"] - 3
  target = limit
  if rng.random() < settings["SHORT_SEQ_PROB"]:
    target = rng.randint(2, limit)
  instances = []
  chunk = []
  i = 0
  while i < len(document):
    chunk.append(document[i])
    if i == len(document) - 1 or sum(len(sentence) for sentence in chunk) >= target:
      a_end = 1
      if len(chunk) >= 2:
        a_end = rng.randint(1, len(chunk) - 1)
      tokens_a = [token for sentence in chunk[:a_end] for token in sentence]
      tokens_b = []
      is_random = len(chunk) == 1 or rng.random() < 0.5
      if is_random:
        for _ in range(10):
          other = rng.randint(0, len(documents) - 1)
          if other != index:
            break
        start = rng.randint(0, len(documents[other]) - 1)
        for sentence in documents[other][start:]:
          tokens_b.extend(sentence)
          if len(tokens_b) >= target - len(tokens_a):
            break
        i -= len(chunk) - a_end
      else:
        tokens_b = [token for sentence in chunk[a_end:] for token in sentence]
      while len(tokens_a) + len(tokens_b) > limit:
        longer = tokens_a if len(tokens_a) > len(tokens_b) else tokens_b
        if rng.random() < 0.5:
          del longer[0]
        else:
          longer.pop()
      instances.append(mask_instance(tokens_a, tokens_b, is_random, words, settings, rng))
      chunk = []
    i += 1
  return instances


def mask_instance(tokens_a, tokens_b, is_random, words, settings, rng):
  """Returns one instance with its masks."""
  tokens = ["[CLS]", *tokens_a, "[SEP]", *tokens_b, "[SEP]"]
  segments = [0] * (len(tokens_a) + 2) + [1] * (len(tokens_b) + 1)
  candidates = [i for i, token in enumerate(tokens) if token not in ("[CLS]", "[SEP]")]
  rng.shuffle(candidates)
  places = max(0, settings["MAX_PREDICTIONS_PER_SEQ"])
  count = min(places, max(1, round(len(tokens) * settings["MASKED_LM_PROB"])))
  masked = list(tokens)
  chosen = []
  for position in candidates[:count]:
    if rng.random() < 0.8:
      masked[position] = "[MASK]"
    elif rng.random() >= 0.5:
      masked[position] = words[rng.randint(0, len(words) - 1)]
    chosen.append((position, tokens[position]))
  chosen.sort()
  return masked, segments, [p for p, _ in chosen], [label for _, label in chosen], is_random


def features(instance, vocabulary, settings):
  """Returns the dict of padded arrays of an instance."""
  tokens, segments, positions, labels, is_random = instance
  length = settings["MAX_SEQ_LENGTH"]
  places = max(0, settings["MAX_PREDICTIONS_PER_SEQ"])

  def row(values, width, dtype=np.int32):
    return np.array([list(values) + [0] * (width - len(values))], dtype).reshape(1, width)

  return {
    "input_ids": row([vocabulary[token] for token in tokens], length),
    "input_mask": row([1] * len(tokens), length),
    "segment_ids": row(segments, length),
    "masked_lm_positions": row(positions, places),
    "masked_lm_ids": row([vocabulary[label] for label in labels], places),
    "masked_lm_weights": row([1.0] * len(positions), places, np.float32),
    "next_sentence_labels": row([int(is_random)], 1),
  }


def preprocess(text, vocabulary, settings):
  """Returns the samples of a part."""
  documents = read_documents(text, vocabulary)
  instances = make_instances(documents, vocabulary, settings)
  return [features(instance, vocabulary, settings) for instance in instances]
