import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Code } from '../../core/contracts/generated/types.ts';
import { TransportError, type UserError } from '../../core/errors.ts';
import type { MaskedRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import type { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';

/** The content of `recording.json`, which is written last: a folder without it holds no recording. */
export interface RecordingHead {
  version: 1;
  config: string;
  outcome: 'done' | 'failed';
  /** Start of the run, ISO 8601 in UTC. */
  startedAt: string;
  /** Start of the last successful run before it in Unix seconds, which parameters may depend on; 0: none. */
  previousStart: number;
  /** Number of lines and their digest, which recordings of version 0.1.0 do not have. */
  exchanges: number;
  digest?: string;
}

/** A line of `exchanges.jsonl`: one request and its result, without secrets. */
export interface RecordedExchange extends MaskedRequest {
  /** Number of the request in the run, and its job, which recordings of version 0.1.0 do not have. */
  request?: number | undefined;
  job?: string | undefined;
  status?: number | undefined;
  headers?: Record<string, string>;
  /** The file of the body, if there is one. */
  answer?: string | undefined;
  fromCache?: true;
  /** The compression of the body, if no header named it. */
  unpacked?: 'gzip';
  /** Set if there was no response; `curlCode` if the failure may be retried. */
  error?: { code: Code; message: string; curlCode?: number } | undefined;
  /** Start, in milliseconds from the start of the run, and duration. */
  at: number;
  ms: number;
}

/** Whether a line, or a file, that somebody may have changed holds an exchange. */
export function isExchange(value: unknown): value is RecordedExchange {
  if (!isRecord(value)) return false;
  const { method, url, at, ms, headers = {}, error, request = 0, job = '' } = value;
  const isFailure = error === undefined || (isRecord(error) && [error['code'], error['message']].every(isText));
  const hasHeaders = isRecord(headers) && Object.values(headers).every(isText);
  return (
    [method, url, job].every(isText) &&
    Number.isInteger(request) &&
    [at, ms].every(isDuration) &&
    hasHeaders &&
    isFailure
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether the start of a run can be moved by this many milliseconds and still be a date. */
function isDuration(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < 1e13;
}

/** Whether this Unix time in milliseconds is a possible start of a run. Dates end at 8.64e15. */
export function isStart(time: unknown): boolean {
  return typeof time === 'number' && Math.abs(time) < 8.6e15;
}

export const recordingFiles = { head: 'recording.json', exchanges: 'exchanges.jsonl', answers: 'answers' } as const;

/** The digest of a recording's lines. Each counts with a line feed: Git may change line ends. */
export function createLineDigest(): { add(line: string): void; end(): string } {
  const hash = sha256.create();
  return { add: (line) => void hash.update(utf8ToBytes(`${line}\n`)), end: () => bytesToHex(hash.digest()) };
}

/** The recorded form of a failed request, without secrets. */
export function recordedFailure(error: UserError, mask: SecretMask): NonNullable<RecordedExchange['error']> {
  const curlCode = error instanceof TransportError ? { curlCode: error.curlCode } : {};
  return { code: error.code, message: mask.redact(error.message), ...curlCode };
}
