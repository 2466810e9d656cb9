import type { RunAttack, RunGiven, RunGives } from '../attack.ts';

/** What a server does, what a run must make of it, and what else is given. */
type Row = readonly [name: string, server: Required<RunGiven>['server'], gives: RunGives, given?: RunGiven];

/** Rows about servers that differ in nothing else. */
export function serverRows(rows: readonly Row[]): RunAttack[] {
  return rows.map(([name, server, gives, given]) => ({ name, given: { server, ...given }, gives }));
}

/** The one record of a good response, and its table. */
export const good = '[{"id":1}]';
export const one = { 'items.csv': '"id"\n"1"\n' };
