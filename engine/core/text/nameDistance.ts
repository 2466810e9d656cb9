import { distance } from 'fastest-levenshtein';

/** Names with more edits than this are different names, however long they are. */
const maxEdits = 3;
/** The maximum length of a compared name: comparing takes time by the product of both lengths. */
const maxTypedLength = 500;

/**
 * The distance of two names: 0 if they differ in letter case only, else the number of edits, where swapped neighbours
 * count as one. Undefined beyond `most` edits, or if the word is too short to be a misspelling with this many.
 */
export function nameDistance(word: string, name: string, most = maxEdits): number | undefined {
  const [ownLetters, letters] = [word.toLowerCase(), name.toLowerCase()];
  if (ownLetters === letters) return 0;
  const bound = Math.min(most, Math.floor(Math.min(word.length, name.length + 1) / 3));
  if (bound === 0 || word.length > maxTypedLength || Math.abs(word.length - name.length) > bound) return undefined;
  const edits = isNeighbourSwap(word, name) ? 1 : distance(ownLetters, letters);
  return edits <= bound ? edits : undefined;
}

function isNeighbourSwap(word: string, name: string): boolean {
  if (word.length !== name.length) return false;
  let at = 0;
  while (word[at] === name[at]) at++;
  const isSwap = word[at] === name[at + 1] && word[at + 1] === name[at];
  return isSwap && word.slice(at + 2) === name.slice(at + 2);
}
