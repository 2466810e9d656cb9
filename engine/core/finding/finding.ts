import type { JsonObject, JsonValue } from '../json/value.ts';

/** The result of a search for paging. */
export type FindingResult = 'found' | 'not-needed' | 'not-expressible' | 'unknown';

/** Something that was seen, with the numbers of the requests that showed it. */
export interface FindingEvidence {
  message: string;
  requests?: number[];
}

/** A way that was tried and does not work. */
export interface Tried {
  what: string;
  reason: string;
  requests?: number[];
}

/** A change to the job besides its paging. */
export interface JobChange {
  /** The keys that lead to it in the job: `dataField`, or `params` and a name. */
  place: string[];
  /** Absent: it is removed. */
  value?: JsonValue;
}

/** What was found for one job. */
export interface JobFinding {
  job: string;
  result: FindingResult;
  /** Present if found: the value for `api.pagination`. */
  pagination?: JsonObject;
  changes: JobChange[];
  /** Error statuses past the end that must count as an empty page (`ignoreErrors`). */
  ignores?: number[];
  /** Whether the configuration has it already. */
  isThere?: boolean;
  evidence: FindingEvidence[];
  tried: Tried[];
  /** A sentence or two with the conclusion. */
  reason: string;
}
