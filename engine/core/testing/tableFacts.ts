import type { ValueType } from '../contracts/generated/types.ts';
import { isOfType, valueTypes } from './observed/valueTypes.ts';

/** A longer number that is alone may be an id of digits and letters. */
const maxDigitsAlone = 5;
const numeric: readonly ValueType[] = ['integer', 'number'];
/** Texts of digits, such as postal codes. */
const leadingZero = /^-?0\d/;

/** More values are not kept to find a key. */
const maxKeyValues = 1_000_000;

interface ColumnFacts {
  name: string;
  empty: number;
  /** The length of the longest value. */
  length: number;
  /** The types that all values so far have. */
  types: readonly ValueType[];
  /** The values so far, as long as each was another one. */
  values: Set<string> | undefined;
}

/** Facts on the columns of a table, from which expectations are proposed. Sees each row once. */
export class TableFacts {
  readonly columns: readonly ColumnFacts[];
  rows = 0;

  constructor(names: readonly string[]) {
    this.columns = names.map((name) => ({ name, empty: 0, length: 0, types: valueTypes, values: new Set() }));
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

  /** The types of the columns whose values all have one, and are enough to show it. */
  get types(): Record<string, ValueType> {
    const typed = this.columns.flatMap((column) => {
      const [type] = column.types;
      return type === undefined || !this.#shows(column, type) ? [] : [[column.name, type] as const];
    });
    return Object.fromEntries(typed);
  }

  #shows({ empty, length }: ColumnFacts, type: ValueType): boolean {
    const filled = this.rows - empty;
    return filled > 1 || (filled === 1 && (!numeric.includes(type) || length <= maxDigitsAlone));
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
  column.length = Math.max(column.length, value.length);
  if (column.types.length > 0) column.types = column.types.filter((type) => isSurelyOfType(value, type));
  const { values } = column;
  if (values === undefined) return;
  if (values.has(value) || values.size >= maxKeyValues) column.values = undefined;
  else values.add(value);
}

function isSurelyOfType(value: string, type: ValueType): boolean {
  return isOfType(value, type) && !(numeric.includes(type) && leadingZero.test(value));
}
