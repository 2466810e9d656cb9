import type { JsonObject, JsonValue } from '../../json/value.ts';
import type { Recognised, ViewedField, ViewedHeader, ViewedParam } from '../../recognition/paging/recognise.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { KnownNames } from '../bench/search.ts';

/** A paging method that the known responses suggest. */
export interface Candidate {
  /** The value for `api.pagination`; absent if no method of the format fits. */
  pagination?: JsonObject | undefined;
  confidence: Confidence;
  /** The evidence: paths of the response or of its records. */
  paths: KnownPath[];
  /** The evidence outside the body. */
  seen?: string | undefined;
  /** Whether the name of the parameter that counts is a guess. */
  isNameGuessed?: boolean;
  /** The reason, and the guesses; sentences. If no method fits: what else may work. */
  reason: string;
}

export type Confidence = 'high' | 'medium' | 'low';

/** A path of a response with its seen value, if any. */
export interface SeenField extends KnownPath, ViewedField {
  types: KnownPath['types'];
  /** Whether its key contains a dot. */
  isDotted: boolean;
}

export interface SeenHeader extends ViewedHeader {
  value: string;
}

export interface JobEvidence {
  /** Paths of the whole response that a scroller can name, except lists. */
  response: readonly KnownPath[];
  /** Paths to keys of the response that contain a dot, with the delimiter that they need. */
  dotted: readonly KnownPath[];
  /** The roles of these paths, the headers and the parameters in paging. */
  paging: Recognised<SeenField, ViewedParam, SeenHeader>;
  /** Paths of its records. */
  record: readonly KnownPath[];
  method: string;
  params: readonly (readonly [name: string, value: JsonValue])[];
  /** Other names of parameters that need no guess. */
  names: KnownNames;
  /** The object of the body that holds the paging, according to a description. */
  describedHolder?: string | undefined;
  /** A response, if a run has kept one. */
  page: ObservedPage | undefined;
  /** The records and their path, which is empty for the response itself; undefined if they are not found. */
  records: { path: string; list: readonly JsonValue[] } | undefined;
}

/** The first response of a job that a run has kept. */
export interface ObservedPage {
  /** The address that was requested. */
  url: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  response: JsonValue;
}

export type FindCandidates = (evidence: JobEvidence) => Candidate[];
