import { markdownTable } from './markdownTable.ts';
import { type AllResults, holds, type Target } from './target.ts';
import { targets } from './targets.ts';

/** The targets of what was run, with what was measured on each Node, and whether they hold there; empty without any. */
export function targetTable(byNode: ReadonlyMap<string, AllResults>): string {
  const rows = targets.flatMap((target) => {
    const measured = [...byNode.values()].map((all) => target.measure(all));
    return measured.every((figure) => figure === undefined) ? [] : [rowOf(target, measured)];
  });
  return rows.length === 0 ? '' : markdownTable(['target', 'limit', ...byNode.keys()], rows);
}

function rowOf(target: Target, measured: readonly (number | undefined)[]): string[] {
  const cells = measured.map((figure) => (figure === undefined ? '' : cellOf(target, figure)));
  return [target.text, limitText(target), ...cells];
}

function limitText({ limit: { most, least } }: Target): string {
  if (most === least) return String(most);
  return most === undefined ? `at least ${least}` : `at most ${most}`;
}

function cellOf(target: Target, measured: number): string {
  const figure = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
  return holds(target, measured) ? figure : `**${figure}, missed**`;
}
