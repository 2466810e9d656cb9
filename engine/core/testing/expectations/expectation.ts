import type { Code, Expect, TableExpect } from '../../contracts/generated/types.ts';
import type { ObservedRun, TableHead } from '../observed/observedRun.ts';

/** The result of one expectation. */
export interface Checked {
  /** The expectation for a person, without the name of the table. */
  title: string;
  /** Why it is not so, in one or two sentences; absent: it is. */
  failure?: string;
  /** Below the value of the expectation; absent: the value itself. */
  pointer?: string;
  /** The job that is the cause, where it is known. */
  job?: string;
}

/** An expectation of the run as a whole. */
export interface RunExpectation<Key extends keyof Expect = keyof Expect> {
  key: Key;
  code: Code;
  check(value: NonNullable<Expect[Key]>, run: ObservedRun): Checked[];
}

/** An expectation of a table, which sees each row once. */
export interface TableExpectation<Key extends keyof TableExpect = keyof TableExpect> {
  key: Key;
  code: Code;
  watch(value: NonNullable<TableExpect[Key]>, table: TableHead): TableWatch;
}

export interface TableWatch {
  /** Sees a row; its number counts from 1. */
  row?(cells: readonly string[], number: number): void;
  /** Says what came out, after all rows. */
  end(rows: number): Checked[];
}

/** An expectation with its own key and value, as the lists hold it. */
export function runExpectation<Key extends keyof Expect>(expectation: RunExpectation<Key>): RunExpectation {
  return expectation as unknown as RunExpectation;
}

/** An expectation of a table with its own key and value, as the lists hold it. */
export function tableExpectation<Key extends keyof TableExpect>(expectation: TableExpectation<Key>): TableExpectation {
  return expectation as unknown as TableExpectation;
}
