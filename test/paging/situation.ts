import type { JobReport, RunLimits } from '../../engine/faces/run.ts';

/** A request as the API of a situation sees it. */
export interface Asked {
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
  /** The JSON of the body; undefined where none came. */
  body: unknown;
  /** How many requests this path has had, this one included. */
  turn: number;
  /** Scheme, host and port of the API, for whole addresses. */
  url: string;
  /** A parameter of the query as a number. */
  number(name: string, otherwise: number): number;
}

export interface Answer {
  body: unknown;
  /** 200 where absent. */
  status?: number;
  headers?: Record<string, string>;
}

type Status = JobReport['verdict']['status'];
type Code = JobReport['verdict']['evidence'][number]['code'];

/** The expected report of a job. */
export interface Expected {
  /** Several where the evidence allows more than one conclusion. */
  status: Status | readonly Status[];
  /** Anything where absent. */
  stop?: JobReport['stopReason'];
  /** Codes of evidence that must be there, in any order. */
  has?: readonly Code[];
  /** Codes of evidence of which at least one must be there. */
  hasOneOf?: readonly Code[];
  /** Codes of evidence that must not be there. */
  lacks?: readonly Code[];
  /** The quoted names in the sentences of the evidence. */
  says?: readonly string[];
  records?: number;
  pages?: number;
  /** The maximum of requests to the API. */
  atMostRequests?: number;
}

/** An API that pages, a configuration that reads it, and what has to be said of the run. */
export interface Situation {
  /** Continues "an API …" or "a job …". */
  title: string;
  answer(asked: Asked): Answer;
  /** `api.pagination`. */
  pagination?: Record<string, unknown>;
  /** Laid over `{ endpoint: 'items' }`. */
  job?: Record<string, unknown>;
  /** Laid over `api`. */
  api?: Record<string, unknown>;
  /** Laid over `config`. */
  config?: Record<string, unknown>;
  /** Laid over the configuration, beside `api` and `config`. */
  beside?: Record<string, unknown>;
  limits?: RunLimits;
  /** Requests that one paging may take. */
  maxJobRequests?: number;
  parallel?: number;
  /** The run is cancelled when this many requests have come. */
  cancelAt?: number;
  /** `done` where absent. */
  outcome?: 'done' | 'failed' | 'cancelled';
  expect: Expected;
  /** Of the one child job, where there is one. */
  expectChild?: Expected;
}

/** The situations of one theme. */
export interface Theme {
  name: string;
  situations: readonly Situation[];
}
