import type { Code } from '../contracts/generated/types.ts';

/** The outcome of a case, or of one thing that is checked of it. A case that could not be run is an `error`. */
export type TestOutcome = 'passed' | 'failed' | 'error';

/** The result of the tests of one or more configurations. */
export interface TestReport {
  configurations: TestedConfiguration[];
  /** How long all took, in milliseconds. */
  durationMs: number;
}

/** The cases of one configuration. */
export interface TestedConfiguration {
  /** The file of the configuration, as the user reads it. */
  config: string;
  cases: TestedCase[];
}

/** The result of one case. */
export interface TestedCase {
  /** The name of its folder. */
  name: string;
  /** The folder, as the user reads it. */
  folder: string;
  outcome: TestOutcome;
  durationMs: number;
  /** Each expectation and golden table, in order. */
  checks: TestedCheck[];
}

/** One expectation, or one golden table. */
export interface TestedCheck {
  /** The expectation for a person: `users: 1 row or more`. */
  title: string;
  /** A stable code, `test.rows`. */
  code: Code;
  outcome: TestOutcome;
  /** The name of the golden table that is compared, as its file has it; absent: it is an expectation. */
  table?: string;
  /** Why it failed, in one or two sentences. */
  message?: string;
  /** Where it is expected; absent: nobody wrote it, as of a recording that does not fit. */
  place?: TestPlace;
  /** The lines of the configuration that are the cause, where they are known. */
  cause?: TestPlace;
}

/** A place in a file, with lines and columns from 1, in UTF-16 code units; the end is exclusive. */
export interface TestPlace {
  /** As the user reads it. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
