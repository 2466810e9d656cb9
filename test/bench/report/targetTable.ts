import { markdownTable } from './markdownTable.ts';
import { type AllResults, holds, type Target } from './target.ts';
import { targets } from './targets.ts';

/**
 * The targets of the measured workloads, with their figures on each Node, and whether they hold there; empty without
 * any. Those that only differ by the workload share a row, narrow records before wide ones.
 */
export function targetTable(byNode: ReadonlyMap<string, AllResults>): string {
  const all = [...byNode.values()];
  const measured = targets.filter((target) => all.some((results) => target.measure(results) !== undefined));
  const alike = Map.groupBy(measured, (target) => `${splitText(target).what} ${limitText(target)}`);
  const rows = [...alike.values()].map((group) => rowOf(group, all));
  return rows.length === 0 ? '' : markdownTable(['target', 'limit', ...byNode.keys()], rows);
}

function rowOf(group: readonly Target[], all: readonly AllResults[]): string[] {
  const [first] = group.map((target) => ({ ...splitText(target), limit: limitText(target) }));
  const workloads = new Set(group.map((target) => splitText(target).workload.replace(/, (narrow|wide)$/, '')));
  const cells = all.map((results) => group.map((target) => cellOf(target, target.measure(results))).join(', '));
  return [`${first?.what}: ${[...workloads].join('; ')}`, first?.limit ?? '', ...cells];
}

function splitText({ text }: Target): { workload: string; what: string } {
  const [workload = '', what = ''] = text.split(': ');
  return { workload, what };
}

function limitText({ limit: { most, least } }: Target): string {
  if (most === least) return String(most ?? '–');
  return most === undefined ? `at least ${least}` : `at most ${most}`;
}

function cellOf(target: Target, measured: number | undefined): string {
  if (measured === undefined) return '–';
  const figure = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
  return holds(target, measured) ? figure : `**${figure}, missed**`;
}
