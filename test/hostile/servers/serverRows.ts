import type { RunAttack, RunGiven, RunGives } from '../attack.ts';

/** The behaviour of a server, the expected result of the run, and further settings. */
type Row = readonly [name: string, server: Required<RunGiven>['server'], gives: RunGives, given?: RunGiven];

/** Rows about servers that differ in nothing else. */
export function serverRows(rows: readonly Row[]): RunAttack[] {
  return rows.map(([name, server, gives, given]) => ({ name, given: { server, ...given }, gives }));
}

/** The one record of a good response, and its table. */
export const good = '[{"id":1}]';
export const one = { 'items.csv': '"id"\n"1"\n' };
