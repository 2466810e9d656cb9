/** Shorter texts are ids and codes of all kinds. */
const minLength = 20;
const maxLength = 2048;
/** Pieces of a text: words with or without a capital, capitals, digits. */
const pieces = /[A-Z]?[a-z]+|[A-Z]+|\d+/g;
/** The average length of pieces that make words; random letters and digits have about two. */
const maxShareOfPiece = 2.6;

/**
 * Whether a text is random, as keys are: capitals, small letters and digits in no order. Text of one kind of letters,
 * such as a hash or a UUID, is more often an id, and so is text of words and numbers.
 */
export function looksRandom(text: string): boolean {
  if (text.length > maxLength || !/^[\w+/=~.-]+$/.test(text)) return false;
  const parts = text.split(/[^A-Za-z\d]+/);
  const letters = parts.join('');
  if (letters.length < minLength || !(/[a-z]/.test(letters) && /[A-Z]/.test(letters) && /\d/.test(letters)))
    return false;
  const all = parts.flatMap((part) => part.match(pieces) ?? []);
  const isSlug = parts.filter((part) => part !== '').length > letters.length / 6;
  return !isSlug && letters.length / all.length < maxShareOfPiece;
}
