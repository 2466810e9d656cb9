import type { ValueType } from '../contracts/generated/types.ts';
import { isOfType, valueTypes } from './valueTypes.ts';

/** More values are not kept to find a key. */
const maxKeyValues = 1_000_000;

interface ColumnFacts {
  name: string;
  empty: number;
  /** The types that all values so far have. */
  types: readonly ValueType[];
  /** The values so far, as long as each was another one. */
  values: Set<string> | undefined;
}

/** What a table shows of its columns, from which expectations are proposed. Sees each row once. */
export class TableFacts {
  readonly columns: readonly ColumnFacts[];
  rows = 0;

  constructor(names: readonly string[]) {
    this.columns = names.map((name) => ({ name, empty: 0, types: valueTypes, values: new Set() }));
  }

  row(cells: readonly string[]): void {
    this.rows++;
    for (const [index, column] of this.columns.entries()) addValue(column, cells[index] ?? '');
  }

  /** The columns that are empty in no row. */
  get notNull(): string[] {
    return this.rows === 0 ? [] : this.#named(({ empty }) => empty === 0);
  }

  /** The columns that are empty in some rows, but not in all. */
  get filled(): string[] {
    return this.#named(({ empty }) => empty > 0 && empty < this.rows);
  }

  /** The types of the columns whose values all have one. */
  get types(): Record<string, ValueType> {
    const typed = this.columns.flatMap(({ name, types: [type], empty }) =>
      type === undefined || empty === this.rows ? [] : [[name, type] as const],
    );
    return Object.fromEntries(typed);
  }

  /** The columns in which no value occurs twice, and none is empty. */
  get unique(): string[] {
    return this.rows < 2 ? [] : this.#named(({ empty, values }) => empty === 0 && values !== undefined);
  }

  #named(isMeant: (column: ColumnFacts) => boolean): string[] {
    return this.columns.filter((column) => isMeant(column)).map(({ name }) => name);
  }
}

function addValue(column: ColumnFacts, value: string): void {
  if (value === '') {
    column.empty++;
    return;
  }
  if (column.types.length > 0) column.types = column.types.filter((type) => isOfType(value, type));
  const { values } = column;
  if (values === undefined) return;
  if (values.has(value) || values.size >= maxKeyValues) column.values = undefined;
  else values.add(value);
}
