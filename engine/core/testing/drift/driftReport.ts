import type { Code } from '../../contracts/generated/types.ts';

/** A change of the answers of an API since a recording, without values. */
export interface Drift {
  /** The name of the job. */
  job: string;
  /** The path of the value in the answer: `items[].email`. */
  path: string;
  kind: 'missing' | 'new' | 'type';
  /** The change in words: `users: "name" is missing now`. */
  message: string;
}

/** The comparison of the first answers of an API with those of a case. */
export interface DriftCase {
  /** The name of its folder. */
  name: string;
  folder: string;
  /** `skipped`: its recording has no answers to compare with. `error`: the API, or the case, gave none. */
  outcome: 'same' | 'changed' | 'skipped' | 'error';
  changes: Drift[];
  /** The jobs of the recording whose first request was not sent, because a job above them got no records. */
  notAsked: string[];
  error?: { code: Code; message: string };
}

/** The result of asking the APIs of one or more configurations. */
export interface DriftReport {
  configurations: {
    /** The file of the configuration, as the user reads it. */
    config: string;
    cases: DriftCase[];
  }[];
  durationMs: number;
}
