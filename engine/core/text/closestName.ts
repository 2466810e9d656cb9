import { nameDistance } from './nameDistance.ts';

/**
 * The known name that a word was most likely meant to be. A difference in letter case only wins over everything; of
 * several equally near names the first is taken; undefined where none is near enough, and for a word that is known.
 */
export function closestName(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return undefined;
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = nameDistance(word, name);
    if (distance !== undefined && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}
