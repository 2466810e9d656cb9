import type { JsonValue } from '../../../../engine/core/json/value.ts';
import type { PagingClue } from '../../../../engine/core/pagination/pagingMethod.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';

/** A way of paging that the known responses speak for. */
export interface Candidate {
  clue: PagingClue;
  /** What ends it beside the rule of its method, as it would stand in `api.pagination`. */
  stops?: { [key: string]: JsonValue };
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
  /** Keys of the answer with a dot in them, which only another delimiter than the dot can name. */
  dotted: readonly KnownPath[];
  /** The same as `response` of its records. */
  record: readonly KnownPath[];
}

/** Finds the ways of paging of one kind. */
export type FindCandidates = (evidence: Evidence) => Candidate[];
