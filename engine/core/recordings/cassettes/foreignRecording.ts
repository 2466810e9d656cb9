import type { Field } from '../../descriptions/recorded/exchange.ts';
import type { LeftOut } from './leftOut.ts';

/** A body as a file of JSON has it. */
export interface ForeignBody {
  text: string;
  isBase64: boolean;
}

/** Facts of an exchange that only a recording of Pagewright has, or a cassette made from one. */
export interface OwnFacts {
  request?: number | undefined;
  job?: string | undefined;
  fromCache?: true;
  unpacked?: 'gzip';
}

/** An exchange that another tool recorded. Credentials are still in it. */
export interface ForeignExchange {
  /** Place in the file, from 1. */
  number: number;
  method: 'GET' | 'POST';
  url: string;
  requestHeaders: readonly Field[];
  /** The body of the request, if it had one. */
  sent: string | undefined;
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: ForeignBody;
  /** Start, in milliseconds from the start of the recording, and duration. */
  at: number;
  ms: number;
  /** Facts of a recording; undefined for an exchange that no run has recorded and masked before. */
  own: OwnFacts | undefined;
}

/** A recording of another tool, with what of it cannot be carried over. */
export interface ForeignRecording {
  format: 'HAR' | 'keboola-vcr';
  /** Unix time in milliseconds. */
  startedAt: number;
  outcome: 'done' | 'failed';
  /** Start of the last successful run before it, Unix time in seconds; 0: none. */
  previousStart: number;
  exchanges: ForeignExchange[];
  left: LeftOut;
}

/** The time of a recording that has none: `keboola-vcr` replays such cassettes at this one. */
const unknownTime = Date.UTC(2025, 0, 1, 12);

/** A time of a run; that of recordings without one, which is said, if the file does not have it. */
export function startOrUnknown(time: number | undefined, left: LeftOut): number {
  if (time !== undefined) return time;
  left.say('The file does not say when it was recorded: a run on it has the time 2025-01-01 12:00 UTC.');
  return unknownTime;
}

/** A moment as a file writes it, in Unix milliseconds; without a zone it is in UTC. Undefined if it is none. */
export function momentIn(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const time = Date.parse(hasZone || text.length <= 10 ? text : `${text}Z`);
  return Number.isNaN(time) ? undefined : time;
}
