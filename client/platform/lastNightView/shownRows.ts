import type { LastNightRow, Standing } from '../lastNight/lastNightMessages.ts';

/** The rows, the worst first; those of a standing by name. */
export function sortedRows(rows: Iterable<LastNightRow>): LastNightRow[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return [...rows].sort((one, two) => one.rank - two.rank || compare(one.name, two.name) || compare(one.key, two.key));
}

/** How many rows have each standing, in the order of the sorted rows. */
export function standingCounts(sorted: readonly LastNightRow[]): Map<Standing, number> {
  const counts = new Map<Standing, number>();
  for (const { standing } of sorted) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return counts;
}

/** The rows of the chosen standings; of all if none of the chosen ones is there. */
export function chosenRows(sorted: readonly LastNightRow[], shown: ReadonlySet<Standing>): readonly LastNightRow[] {
  const chosen = shown.size === 0 ? sorted : sorted.filter(({ standing }) => shown.has(standing));
  return chosen.length === 0 ? sorted : chosen;
}
