import { distance } from 'fastest-levenshtein';

/** Names with more edits than this are different names, however long they are. */
const maxEdits = 3;
/** Nobody types a longer name, and to compare two takes time by the product of their lengths. */
const maxTypedLength = 500;

/**
 * The distance of two names: 0 if they differ in letter case only, else the number of edits, where two swapped
 * neighbours count as one. Undefined if they are too far apart, given the length of the word, for one to be a
 * misspelling of the other, or if there are more than `most` edits.
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
