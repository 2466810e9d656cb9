import type { JsonObject } from '../../../../engine/core/json/value.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';

/** A way of paging that the known responses speak for. */
export interface Candidate {
  /** What would stand in `api.pagination`. */
  pagination: JsonObject;
  confidence: Confidence;
  /** The paths that speak for it. */
  paths: string[];
  /** What about them does, and what stays a guess; sentences. */
  reason: string;
}

export type Confidence = 'high' | 'medium' | 'low';

/** What is known of the responses of one job. */
export interface Evidence {
  /** Paths of the whole answer that a scroller can name, lists excluded. */
  response: readonly KnownPath[];
  /** The same of its records. */
  record: readonly KnownPath[];
}

/** Finds the ways of paging of one kind. */
export type FindCandidates = (evidence: Evidence) => Candidate[];
