import { distance } from 'fastest-levenshtein';

/** Names further apart than this are two names, however long they are. */
const mostEdits = 3;

/**
 * How far apart two names are: 0 for names that differ in letter case only, else the number of edits, where two
 * swapped neighbours count as one. Undefined where they are too far apart to be one name misspelled, which depends on
 * the length of the word.
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
