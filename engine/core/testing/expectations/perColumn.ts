import { childPointer } from '../../childPointer.ts';
import { countText } from '../../text/countText.ts';
import { shortened } from '../../text/shortened.ts';
import type { TableHead } from '../observed/observedRun.ts';
import { placed } from './cellsOf.ts';
import type { Checked, TableWatch } from './expectation.ts';

const maxShown = 60;

/** A rule for each value of a column. */
export interface ColumnRule {
  column: string;
  title: string;
  /** Below the value of the expectation. */
  pointer: string;
  isMet(value: string): boolean;
}

/** Watches columns, each by its rule. The failure names the first value that is against it. */
export function watchColumns(rules: readonly ColumnRule[], table: TableHead): TableWatch {
  const watched = rules.map((rule) => {
    const { indexes, missing } = placed([rule.column], table, rule.title);
    return { rule, index: indexes[0] ?? -1, missing, against: 0, first: undefined as string | undefined };
  });
  const present = watched.filter(({ missing }) => missing === undefined);
  return {
    row(cells, number) {
      for (const column of present) {
        const value = cells[column.index] ?? '';
        if (column.rule.isMet(value)) continue;
        column.against++;
        column.first ??= `${value === '' ? 'it is empty' : `"${shortened(value, maxShown)}"`} in row ${number}`;
      }
    },
    end: () =>
      watched.map(({ rule: { title, pointer }, missing, against, first }): Checked => {
        if (missing !== undefined) return { ...missing, pointer };
        if (first === undefined) return { title, pointer };
        return {
          title,
          pointer,
          failure: `${countText(against, 'row')} ${against === 1 ? 'is' : 'are'} against it: ${first}.`,
        };
      }),
  };
}

/** The rules for a list of columns. */
export function rulesOf(
  columns: readonly string[],
  title: (column: string) => string,
  isMet: (value: string) => boolean,
): ColumnRule[] {
  return columns.map((column, index) => ({ column, title: title(column), pointer: `/${index}`, isMet }));
}

/** The rules for an object with a value for each column. */
export function rulesBy<Value>(
  byColumn: Readonly<Record<string, Value>>,
  rule: (column: string, value: Value) => Pick<ColumnRule, 'title' | 'isMet'>,
): ColumnRule[] {
  return Object.entries(byColumn).map(([column, value]) => ({
    column,
    pointer: childPointer('', column),
    ...rule(column, value),
  }));
}
