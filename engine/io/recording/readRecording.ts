import path from 'node:path';
import { FileError, UserError } from '../../core/errors.ts';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { mostBytes, openForeignFile, readForeignFile, readForeignText, readOrError } from '../files/readForeignFile.ts';
import {
  createLineDigest,
  isExchange,
  isStart,
  type RecordedExchange,
  type RecordingHead,
  recordingFiles,
} from './recordedExchange.ts';

/** A recording as it is replayed: all but the bodies, which are read when they are asked for. */
export interface Recording {
  folder: string;
  /** When the run that was recorded started, Unix time in milliseconds. */
  startedAt: number;
  /** Start of the last successful run before it, Unix time in seconds. */
  previousStart: number;
  exchanges: RecordedExchange[];
}

/** Reads the recording in a folder. Throws a UserError where there is none, or where it cannot be read. */
export async function readRecording(folder: string): Promise<Recording> {
  const head = await readHead(folder);
  const startedAt = Date.parse(head.startedAt);
  const exchanges: RecordedExchange[] = [];
  const digest = createLineDigest();
  try {
    const file = await openForeignFile(path.join(folder, recordingFiles.exchanges), 'exchanges');
    // A file that grows meanwhile is cut.
    for await (const line of file.readLines({ end: mostBytes.exchanges })) {
      if (line === '') continue;
      const exchange: unknown = JSON.parse(line);
      if (!isExchange(exchange)) throw new SyntaxError('It is not an exchange.');
      exchanges.push(exchange);
      digest.add(line);
    }
  } catch (cause) {
    throw damaged(folder, `line ${exchanges.length + 1} of "${recordingFiles.exchanges}" cannot be read`, cause);
  }
  const isOther = head.digest !== undefined && head.digest !== digest.end();
  if (isOther || head.exchanges !== exchanges.length) throw damaged(folder, otherLines);
  return { folder, startedAt, previousStart: head.previousStart, exchanges };
}

const otherLines = `"${recordingFiles.exchanges}" does not have the lines that "${recordingFiles.head}" is about`;

/** The body of an exchange; undefined where it had none. Throws a UserError where its file cannot be read. */
export async function readResponseFile(folder: string, { answer }: RecordedExchange): Promise<KeptBody | undefined> {
  if (answer === undefined) return undefined;
  const kind = /^answers\/\d+\.(json|txt|bin)$/.exec(answer)?.[1];
  if (kind !== 'json' && kind !== 'txt' && kind !== 'bin')
    throw damaged(folder, `"${answer}" is not the name of a response file`);
  try {
    return { kind, content: await readForeignFile(path.join(folder, answer), 'response') };
  } catch (cause) {
    throw damaged(folder, `"${answer}" cannot be read`, cause);
  }
}

async function readHead(folder: string): Promise<RecordingHead> {
  const text = await readOrError(path.join(folder, recordingFiles.head), 'record');
  if (text instanceof FileError) {
    if (!text.isMissing) throw damaged(folder, `"${recordingFiles.head}" cannot be read`, text);
    const message = `There is no recording in "${folder}". Run with --record to make one.`;
    throw new UserError('replay.no-recording', message);
  }
  const head = parsed(text);
  if (head?.version !== 1 || !isStart(Date.parse(head.startedAt)) || !Number.isInteger(head.previousStart)) {
    throw damaged(folder, `"${recordingFiles.head}" is not what this version writes`);
  }
  return head;
}

function parsed(text: string): RecordingHead | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function damaged(folder: string, what: string, cause?: unknown): UserError {
  const reason = cause instanceof FileError ? `: ${cause.reason}` : '';
  const message = `The recording in "${folder}" is damaged: ${what}${reason}. Record the run again.`;
  return new UserError('replay.damaged', message, { cause });
}

/** How the run ended whose recording a folder holds; undefined where it holds none. */
export async function recordedOutcome(folder: string): Promise<RecordingHead['outcome'] | undefined> {
  try {
    return JSON.parse(await readForeignText(path.join(folder, recordingFiles.head), 'record')).outcome;
  } catch {
    return undefined;
  }
}
