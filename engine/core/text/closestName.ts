import { nameDistance } from './nameDistance.ts';

/**
 * The known name of which a word is most likely a misspelling: first by letter case, then the first of the closest.
 * Undefined if none is close enough, or if the word is itself known.
 */
export function closestName(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return undefined;
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    // Only a closer name is of interest, so fewer edits are allowed each time.
    const distance = nameDistance(word, name, best && best.distance - 1);
    if (distance !== undefined) best = { name, distance };
    if (distance === 0) break;
  }
  return best?.name;
}
