import type { FindingEvidence, FindingResult, TriedWay } from '../contracts/generated/types.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';

/** A change to a job besides its paging. */
export interface JobChange {
  /** The keys that lead to it in the job: `dataField`, or `params` and a name. */
  place: readonly string[];
  /** Absent: it is removed. */
  value?: JsonValue;
}

/** The result for one job. */
export interface Finding {
  job: string;
  result: FindingResult;
  /** Present if found: the paging of this job. */
  pagination?: JsonObject;
  changes: JobChange[];
  /** Error statuses past the end that must count as an empty page (`ignoreErrors`). */
  ignores?: number[];
  /** Whether the configuration has it already. */
  isThere?: boolean;
  evidence: FindingEvidence[];
  tried: TriedWay[];
  /** A sentence or two with the conclusion. */
  conclusion: string;
}
