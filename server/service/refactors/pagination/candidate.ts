import type { JsonValue } from '../../../../engine/core/json/value.ts';
import type { PagingClue } from '../../../../engine/core/pagination/pagingMethod.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';

/** A paging method that the known responses suggest. */
export interface Candidate {
  clue: PagingClue;
  /** What ends it besides the rule of its method, as written in `api.pagination`. */
  stops?: { [key: string]: JsonValue };
  confidence: Confidence;
  /** The paths that suggest it. */
  paths: string[];
  /** Why they do, and what is a guess; sentences. */
  reason: string;
}

export type Confidence = 'high' | 'medium' | 'low';

/** What is known about the responses of one job. */
export interface JobResponses {
  /** Paths of the whole response that a scroller can name, except lists. */
  response: readonly KnownPath[];
  /** Keys of the response that contain a dot and need another delimiter. */
  dotted: readonly KnownPath[];
  /** The same for its records. */
  record: readonly KnownPath[];
}

/** Finds the paging methods of one kind. */
export type FindCandidates = (evidence: JobResponses) => Candidate[];
