import type { JsonList, JsonValue } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { Scroller } from './scroller.ts';

/** A way of paging: a method with its options. All that differs between methods is asked here. */
export interface Paging {
  /** Makes its requests. `now` gives Unix time in milliseconds. Throws a UserError where it cannot be run. */
  scroller(now: () => number): Scroller;
  /** What the parameters are called that it sends: they lead from page to page, and are never taken for credentials. */
  params: readonly string[];
  /** What ends it: a page that is not full, an empty page, or a response that names no next page. */
  endsBy: 'short-page' | 'empty-page' | 'no-next';
  /** Where it counts records or pages. */
  counted?: CountedPaging;
  /** Where it looks for what leads to the next page. */
  next?: NextPlace;
  plan: PagingPlan;
}

/** What a method that counts sends (`pagination.md` sections 5 and 6). */
export interface CountedPaging {
  unit: 'records' | 'pages';
  /** The parameter for the page size, and the size where the scroller has one. */
  sizeParam: string;
  size: number | undefined;
  /** The parameter for the position, and the first position. */
  startParam: string;
  start: number;
  /** Whether the first position is the job's own where it has one; and the option by which to begin elsewhere, as written. */
  readsStart: boolean;
  elsewhere: string;
  /** Whether the first request carries them. */
  sendsFirst: boolean;
  /** The options that these are written in. */
  keys: Readonly<Record<'size' | 'sizeParam' | 'startParam', string>>;
}

/** The place of what leads to the next page: a token or an address in the response, or an id in each record. */
export interface NextPlace {
  holds: 'token' | 'address' | 'id';
  from: 'response' | 'record';
  /** The option that names the place. */
  key: string;
  path: string;
  delimiter: string;
}

/** What can be foreseen of a paging without any response. */
export interface PagingPlan {
  /** A made-up response that leads to one more request, with marks for what a real one would tell; absent: `{}`. */
  response?(marks: PlanMarks): JsonValue;
  /** Made-up records, where their content counts. */
  records?: JsonList;
  /** A request with marks in the place of what was made up. */
  marked?(foreseen: ForeseenRequest, marks: PlanMarks): JobRequest;
  /** What ends the paging by the method's own rule, each to be read behind "ends when". */
  ends(pageSize: number | undefined): string[];
  /** Whether a response may lead to another host. */
  mayLeaveHost?: boolean;
  /** Whether later requests leave out a parameter that the job sends. */
  drops?(param: string): boolean;
}

/** A request that only a response makes possible. */
export interface ForeseenRequest {
  request: JobRequest;
  /** Counts from 1; the first request is never asked about. */
  number: number;
  pageSize: number | undefined;
}

/** Makes stand-ins for values that only a response can tell; they are shown as these texts. */
export interface PlanMarks {
  place(text: string): string;
  /** One that is used as the name of a parameter and is shown for name and value. */
  placeParameter(text: string): string;
}
