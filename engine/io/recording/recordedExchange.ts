import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Code } from '../../core/contracts/generated/types.ts';
import { TransportError, type UserError } from '../../core/errors.ts';
import type { MaskedRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import type { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';

/** `recording.json`: what a recording is of. It is written last, so that a folder without it holds no recording. */
export interface RecordingHead {
  version: 1;
  /** File name of the configuration. */
  config: string;
  outcome: 'done' | 'failed';
  /** When the run started, ISO 8601 in UTC. */
  startedAt: string;
  /** Start of the last successful run before it in Unix seconds, which parameters may depend on; 0: there was none. */
  previousStart: number;
  /** How many lines there are, and their digest, which recordings of version 0.1.0 do not have. */
  exchanges: number;
  digest?: string;
}

/** A line of `exchanges.jsonl`: one request and its result, without secrets. */
export interface RecordedExchange extends MaskedRequest {
  /** The number of the request in the run, and the job it was for, which recordings of version 0.1.0 do not have. */
  request?: number | undefined;
  job?: string | undefined;
  status?: number | undefined;
  headers?: Record<string, string>;
  /** The file of the body, where there is one. */
  answer?: string | undefined;
  fromCache?: true;
  /** The body was compressed in this way, which no header said. */
  unpacked?: 'gzip';
  /** If there was no response; `curlCode` if the failure may be retried. */
  error?: { code: Code; message: string; curlCode?: number } | undefined;
  /** When it was sent, in milliseconds from the start of the run, and how long it took. */
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

/** Milliseconds that the start of a run can be moved by and still be a date. */
function isDuration(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < 1e13;
}

/** Whether a run can have started at this Unix time in milliseconds. Dates end at 8.64e15. */
export function isStart(time: unknown): boolean {
  return typeof time === 'number' && Math.abs(time) < 8.6e15;
}

/** The files of a recording within its folder. */
export const recordingFiles = { head: 'recording.json', exchanges: 'exchanges.jsonl', answers: 'answers' } as const;

/** Of the lines of a recording. Each counts with a line feed: Git may change line ends. */
export function createLineDigest(): { add(line: string): void; end(): string } {
  const hash = sha256.create();
  return { add: (line) => void hash.update(utf8ToBytes(`${line}\n`)), end: () => bytesToHex(hash.digest()) };
}

/** What is kept of a request that had no response, without secrets. */
export function recordedFailure(error: UserError, mask: SecretMask): NonNullable<RecordedExchange['error']> {
  const curlCode = error instanceof TransportError ? { curlCode: error.curlCode } : {};
  return { code: error.code, message: mask.redact(error.message), ...curlCode };
}
