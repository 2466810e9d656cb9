import type { JsonObject, JsonValue } from '@pagewright/core/json/value';
import type { ParamRole } from '@pagewright/core/recognition/paging/pagingWords';
import type { Recognised, ViewedField, ViewedHeader, ViewedParam } from '@pagewright/core/recognition/paging/recognise';
import type { KnownPath } from '../../shapes/knownPaths.ts';

/** A paging method that the known responses suggest. */
export interface Candidate {
  /** The value for `api.pagination`; absent if no method of the format can read what was found. */
  pagination?: JsonObject | undefined;
  confidence: Confidence;
  /** What suggests it: paths of the response or of its records. */
  paths: KnownPath[];
  /** What suggests it, if it is not in the body. */
  seen?: string | undefined;
  /** Why it does, and what is a guess; sentences. Where no method fits: what else may work. */
  reason: string;
}

export type Confidence = 'high' | 'medium' | 'low';

/** A path of a response with the value that was seen there, if any. */
export interface SeenField extends KnownPath, ViewedField {
  types: KnownPath['types'];
  /** Its key contains a dot. */
  isDotted: boolean;
}

/** A header with its text. */
export interface SeenHeader extends ViewedHeader {
  value: string;
}

/** What is known about the responses of one job. */
export interface JobEvidence {
  /** Paths of the whole response that a scroller can name, except lists. */
  response: readonly KnownPath[];
  /** Paths to keys of the response that contain a dot, with the delimiter that they need. */
  dotted: readonly KnownPath[];
  /** What these, the headers and the parameters say of paging. */
  paging: Recognised<SeenField, ViewedParam, SeenHeader>;
  /** Paths of its records, as of the response. */
  record: readonly KnownPath[];
  /** The HTTP method of the job. */
  method: string;
  /** The parameters that the job sends. */
  params: readonly (readonly [name: string, value: JsonValue])[];
  /** Other names of parameters that need no guess. */
  names: KnownNames;
  /** The object of the body that a description says holds the paging. */
  describedHolder?: string | undefined;
  /** One response as it came, if a run has kept it. */
  page: ObservedPage | undefined;
  /** Its records and their path, which is empty for the response itself; undefined if they are not found. */
  records: { path: string; list: readonly JsonValue[] } | undefined;
}

export type KnownRole = ParamRole | 'lastId';

/** The name of a parameter, and what it is known from, as part of a sentence. */
export interface KnownName {
  name: string;
  source: string;
}

export type KnownNames = { readonly [role in KnownRole]?: KnownName };

/** The first response of a job that a run has kept. */
export interface ObservedPage {
  /** The address that was requested. */
  url: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  response: JsonValue;
}

/** Finds the paging methods of one kind. */
export type FindCandidates = (evidence: JobEvidence) => Candidate[];
