import { childPointer } from '../childPointer.ts';
import type { Code, Expect, TableExpect } from '../contracts/generated/types.ts';
import type { Checked } from './expectations/expectation.ts';
import { outcome } from './expectations/outcome.ts';
import { runExpectations } from './expectations/runExpectations.ts';
import { tableExpectations } from './expectations/tableExpectations.ts';
import type { ObservedRun, TableHead } from './observed/observedRun.ts';

/** The result of one expectation, with its place in `expect.json`. */
export interface CheckedExpectation {
  code: Code;
  title: string;
  failure?: string;
  /** JSON pointer in `expect.json`; absent: it is written nowhere. */
  pointer?: string;
  /** The job that is the cause, where it is known. */
  job?: string;
}

/**
 * Checks all but the tables. A run must end well where nothing else is expected; of one that does not, nothing further is
 * said.
 */
export function checkRun(expect: Expect, run: ObservedRun): CheckedExpectation[] {
  const isOpen = expect.outcome === undefined && expect.error === undefined;
  const ending = isOpen ? outcome.check('done', run).map((each) => ({ code: outcome.code, ...each })) : [];
  if (ending.some(({ failure }) => failure !== undefined)) return ending;
  return [
    ...ending,
    ...runExpectations.flatMap((each) => {
      const value = expect[each.key];
      return value === undefined ? [] : placed(each.check(value, run), each.code, `/${each.key}`);
    }),
  ];
}

/** The name of a table that was expected and is not there, or is there and was not expected. */
export function checkPresence(
  expect: Expect,
  names: ReadonlyMap<string, string | undefined>,
  others: readonly string[],
): CheckedExpectation[] {
  const lost = [...names].filter(([, found]) => found === undefined).map(([name]) => name);
  return [
    ...lost.map((name) => ({
      code: 'test.table' as const,
      title: `${name}: the table is there`,
      failure: `The run wrote no table "${name}".`,
      pointer: childPointer('/tables', name),
    })),
    ...(expect.otherTables === false
      ? [
          {
            code: 'test.table' as const,
            title: 'no other tables',
            pointer: '/otherTables',
            ...(others.length > 0 && {
              failure: `The run also wrote ${others.map((name) => `"${name}"`).join(', ')}.`,
            }),
          },
        ]
      : []),
  ];
}

/** Watches what is expected of a table, by its name in `expect.json`. */
export function watchTable(name: string, expect: TableExpect, table: TableHead): WatchedTable {
  const watches = tableExpectations.flatMap((each) => {
    const value = expect[each.key];
    return value === undefined ? [] : [{ ...each, watch: each.watch(value, table) }];
  });
  const sees = watches.flatMap(({ watch }) => (watch.row === undefined ? [] : [watch]));
  return {
    row: (cells, number) => {
      for (const watch of sees) watch.row?.(cells, number);
    },
    end: (rows) =>
      watches.flatMap(({ key, code, watch }) =>
        placed(watch.end(rows), code, childPointer(childPointer('/tables', name), key)).map((each) => ({
          ...each,
          title: `${name}: ${each.title}`,
        })),
      ),
  };
}

/** A table while its rows are read. */
export interface WatchedTable {
  row(cells: readonly string[], number: number): void;
  end(rows: number): CheckedExpectation[];
}

function placed(checked: readonly Checked[], code: Code, pointer: string): CheckedExpectation[] {
  return checked.map(({ pointer: below = '', ...each }) => ({ ...each, code, pointer: `${pointer}${below}` }));
}
