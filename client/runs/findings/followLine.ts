import type { LineChange } from './lineChange.ts';

/**
 * Where a line is after changes of its text; undefined where it was changed or taken out. A change that touches the line
 * may have left it whole, above what was added or below it.
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
