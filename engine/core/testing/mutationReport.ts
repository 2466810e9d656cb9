import type { Code } from '../contracts/generated/types.ts';

/**
 * The outcome of a change of the API: some check `noticed` it, it was `missed`, it has `no-effect` on tables and report,
 * or the run asks for what was `not-recorded`, so that nobody can say.
 */
export type ChangeOutcome = 'noticed' | 'missed' | 'no-effect' | 'not-recorded';

/** The parts that notice a change: an expectation, a golden table, or the run itself, by its verdict or because it fails. */
export type NoticedBy = 'expectation' | 'golden' | 'verdict' | 'failure';

/** How good the tests of one or more configurations are. */
export interface MutationReport {
  /** The seed of the choices. */
  seed: number;
  configurations: { config: string; cases: MutatedCase[] }[];
  durationMs: number;
}

/** A case on changed answers. */
export interface MutatedCase {
  /** The name of its folder. */
  name: string;
  /** The folder, as the user reads it. */
  folder: string;
  /** Why nothing can be said; absent: it can. */
  error?: { code: Code; message: string };
  durationMs: number;
  changes: TestedChange[];
  /** The changes that are not possible here, once for each job. */
  notApplied: { mutation: string; job: string; message: string }[];
}

/** One change of the API. */
export interface TestedChange {
  /** The name of its mutation, such as `field-renamed`. */
  mutation: string;
  job: string;
  /** For a person: `"name" renamed to "name_1" in job users`. */
  title: string;
  outcome: ChangeOutcome;
  noticedBy: NoticedBy[];
  /** The codes of the checks that failed, once each. */
  codes: Code[];
}

/** The changes with one outcome. */
export function changesOf(cases: readonly Pick<MutatedCase, 'changes'>[], outcome: ChangeOutcome): TestedChange[] {
  return cases.flatMap(({ changes }) => changes.filter((change) => change.outcome === outcome));
}
