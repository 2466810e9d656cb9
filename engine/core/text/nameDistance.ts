import { distance } from 'fastest-levenshtein';

/** Names with more edits than this are different names, however long they are. */
const mostEdits = 3;

/**
 * The distance of two names: 0 if they differ in letter case only, else the number of edits, where two swapped
 * neighbours count as one. Undefined if they are too far apart, given the length of the word, for one to be a
 * misspelling of the other.
 */
export function nameDistance(word: string, name: string): number | undefined {
  if (word.toLowerCase() === name.toLowerCase()) return 0;
  const bound = Math.min(mostEdits, Math.floor(Math.min(word.length, name.length + 1) / 3));
  if (Math.abs(word.length - name.length) > bound) return undefined;
  const edits = isNeighbourSwap(word, name) ? 1 : distance(word.toLowerCase(), name.toLowerCase());
  return edits <= bound ? edits : undefined;
}

function isNeighbourSwap(word: string, name: string): boolean {
  if (word.length !== name.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== name[index]);
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return swapped === name;
}
