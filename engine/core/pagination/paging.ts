import type { SeparatorForm } from '../json/dottedPlace.ts';
import type { JsonList, JsonValue } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { Scroller } from './scroller.ts';

/** A paging method with its options. Everything that differs between methods is here. */
export interface Paging {
  /** Creates the scroller. `now` returns Unix time in milliseconds. Throws a UserError for invalid options. */
  scroller(now: () => number): Scroller;
  /** The names of the parameters that it sends, which are never treated as credentials. */
  params: readonly string[];
  /** What ends it: a page that is not full, an empty page, or a response without a next page. */
  endsBy: 'short-page' | 'empty-page' | 'no-next';
  /** For a method that counts records or pages. */
  counted?: CountedPaging;
  /** For a method that reads the next page from a response or its records. */
  next?: NextPlace;
  plan: PagingPlan;
}

/**
 * The parameters of a method that counts (`docs/format/pagination.md#5-offset` and
 * `docs/format/pagination.md#6-pagenum`).
 */
export interface CountedPaging {
  unit: 'records' | 'pages';
  /** The parameter for the page size, and the size if the scroller has one. */
  sizeParam: string;
  size: number | undefined;
  /** The parameter for the position, and the first position. */
  startParam: string;
  start: number;
  /** Whether the job's own parameter sets the first position; and the option for another start, as written. */
  readsStart: boolean;
  elsewhere: string;
  /** Whether the first request sends them. */
  sendsFirst: boolean;
  /** The options that hold them. */
  keys: Readonly<Record<'size' | 'sizeParam' | 'startParam', string>>;
}

/** The place of the value for the next page: a token or an address in the response, or an id in each record. */
export interface NextPlace {
  holds: 'token' | 'address' | 'id';
  from: 'response' | 'record';
  /** The option that names the place. */
  key: string;
  path: string;
  delimiter: string;
  /** How another delimiter is written; absent: it is fixed. */
  separatorForm?: SeparatorForm | undefined;
}

/** What is known about a paging without any response. */
interface PagingPlan {
  /** A made-up response that leads to one more request, with stand-ins for the values of a real one; absent: `{}`. */
  response?(marks: PlanMarks): JsonValue;
  /** Made-up records, if their content matters. */
  records?: JsonList;
  /** A request with stand-ins in place of made-up values. */
  marked?(foreseen: ForeseenRequest, marks: PlanMarks): JobRequest;
  /** When the method ends the paging, each worded to follow "ends when". */
  ends(pageSize: number | undefined): string[];
  /** Whether a response can lead to another host. */
  mayLeaveHost?: boolean;
  /** Whether later requests omit a parameter that the job sends. */
  drops?(param: string): boolean;
}

/** A request that depends on a response. */
export interface ForeseenRequest {
  request: JobRequest;
  /** Counts from 1, and is never the first request. */
  number: number;
  pageSize: number | undefined;
}

/** Creates stand-ins for values that only a response has. They are shown as these texts. */
export interface PlanMarks {
  place(text: string): string;
  /** A stand-in for a parameter, shown in place of its name and value. */
  placeParameter(text: string): string;
}
