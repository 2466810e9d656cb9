import { closestName } from '../text/closestName.ts';
import { nameDistance } from '../text/nameDistance.ts';

/**
 * The known path of which a path is most likely a misspelling: one with as many keys, each of them close; or with the
 * same letters but a wrong separator (`scroll_token`); or the only one with its last key. Undefined if unclear.
 */
export function nearestPath(path: string, known: readonly string[], delimiter = '.'): string | undefined {
  if (known.includes(path)) return undefined;
  return (
    findSpelledAlike(path, known, delimiter) ?? findStepMistake(path, known) ?? findSameLastKey(path, known, delimiter)
  );
}

function findSpelledAlike(path: string, known: readonly string[], delimiter: string): string | undefined {
  let best: { path: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = pathDistance(path.split(delimiter), candidate.split(delimiter));
    if (distance !== undefined && (!best || distance < best.distance)) best = { path: candidate, distance };
  }
  return best?.path;
}

/** The sum over the keys, so that a long path cannot make up for a completely different key. */
function pathDistance(parts: readonly string[], others: readonly string[]): number | undefined {
  if (parts.length !== others.length) return undefined;
  return parts.reduce<number | undefined>((sum, part, index) => {
    const distance = nameDistance(part, others[index] ?? '');
    return sum === undefined || distance === undefined ? undefined : sum + distance;
  }, 0);
}

function findStepMistake(path: string, known: readonly string[]): string | undefined {
  return known.find((candidate) => lettersOf(candidate) === lettersOf(path));
}

function lettersOf(path: string): string {
  return path.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function findSameLastKey(path: string, known: readonly string[], delimiter: string): string | undefined {
  const lastKey = (each: string) => each.split(delimiter).at(-1) ?? '';
  const key = lastKey(path);
  const keys = known.map(lastKey);
  const meant = keys.includes(key) ? key : closestName(key, keys);
  const places = known.filter((candidate) => lastKey(candidate) === meant);
  return places.length === 1 ? places[0] : undefined;
}
