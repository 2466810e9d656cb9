/** A change of a text, in line numbers before the change. */
export interface LineChange {
  /** The first and last changed line. */
  first: number;
  last: number;
  added: number;
}

/** The change between two texts: from the first to the last line that differs. */
export function lineChangeBetween(before: string, after: string): LineChange | undefined {
  if (before === after) return undefined;
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first++;
  let same = 0;
  while (same < shorter - first && old[old.length - 1 - same] === now[now.length - 1 - same]) same++;
  return { first, last: old.length - 1 - same, added: now.length - old.length };
}

/**
 * The number of a line after changes of its text; undefined if the line was changed or removed. A change that touches
 * the line may have left it intact, above or below the added lines.
 */
export function followLine(
  line: number,
  text: string,
  changes: readonly LineChange[],
  textAt: (line: number) => string | undefined,
): number | undefined {
  const moved = line + sumOf(changes.filter(({ last }) => last < line));
  const touching = sumOf(changes.filter(({ first, last }) => first <= line && last >= line));
  return [moved, moved + touching].find((place) => textAt(place) === text);
}

function sumOf(changes: readonly LineChange[]): number {
  return changes.reduce((sum, { added }) => sum + added, 0);
}
