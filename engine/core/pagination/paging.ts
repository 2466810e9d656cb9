import type { SeparatorForm } from '../json/dottedPlace.ts';
import type { JsonList, JsonValue } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { Scroller } from './scroller.ts';

/** A paging method with its options, and everything that differs between methods. */
export interface Paging {
  /** Creates the scroller. `now` returns Unix time in milliseconds. Throws a UserError for invalid options. */
  scroller(now: () => number): Scroller;
  /** The names of the parameters that it sends, which never count as credentials. */
  params: readonly string[];
  /** The end: a page that is not full, an empty page, or a response without a next page. */
  endsBy: 'short-page' | 'empty-page' | 'no-next';
  /** Present for a method that counts records or pages. */
  counted?: CountedPaging;
  /** Present for a method that reads the next page from a response or its records. */
  next?: NextPlace;
  plan: PagingPlan;
}

/** The parameters of counting methods (`docs/format/pagination.md#5-offset`, `docs/format/pagination.md#6-pagenum`). */
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
  sendsFirst: boolean;
  /** The options that hold the parameters. */
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
  /** The place of another delimiter; absent: it is fixed. */
  separatorForm?: SeparatorForm | undefined;
}

/** The facts about a paging that need no response. */
interface PagingPlan {
  /** A made-up response that continues the paging, with stand-ins for real values; absent: `{}`. */
  response?(marks: PlanMarks): JsonValue;
  records?: JsonList;
  /** A request with stand-ins in place of made-up values. */
  marked?(foreseen: ForeseenRequest, marks: PlanMarks): JobRequest;
  /** The ends of the paging, each worded to follow "ends when". */
  ends(pageSize: number | undefined): string[];
  /** Whether a response can continue at another host. */
  mayLeaveHost?: boolean;
  drops?(param: string): boolean;
}

export interface ForeseenRequest {
  request: JobRequest;
  /** Counts from 1; never the first request. */
  number: number;
  pageSize: number | undefined;
}

/** Creates stand-ins, shown as these texts, for values that only a response has. */
export interface PlanMarks {
  place(text: string): string;
  /** A stand-in for a parameter, shown in place of its name and value. */
  placeParameter(text: string): string;
}
