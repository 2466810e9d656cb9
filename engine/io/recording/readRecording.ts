import { isFileError, UserError } from '../../core/errors.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { type FileSource, readText } from '../files/fileSource.ts';
import {
  createLineDigest,
  isExchange,
  isStart,
  type RecordedExchange,
  type RecordingHead,
  recordingFiles,
} from './recordedExchange.ts';

/** A recording for a replay: all but the bodies, which are read when needed. */
export interface Recording {
  files: FileSource;
  /** Start of the recorded run, Unix time in milliseconds. */
  startedAt: number;
  /** Start of the last successful run before it, Unix time in seconds. */
  previousStart: number;
  exchanges: RecordedExchange[];
}

/** Reads a recording. Throws a UserError if there is none, or if it cannot be read. */
export async function readRecording(files: FileSource): Promise<Recording> {
  const { folder } = files;
  const head = await readHead(files);
  const startedAt = Date.parse(head.startedAt);
  const exchanges: RecordedExchange[] = [];
  const digest = createLineDigest();
  try {
    // Git may change line ends.
    for (const line of (await readText(files, recordingFiles.exchanges, 'exchanges')).split(/\r?\n/)) {
      if (line === '') continue;
      const exchange: unknown = parsePlain(line);
      if (!isExchange(exchange)) throw new SyntaxError('It is not an exchange.');
      exchanges.push(exchange);
      digest.add(line);
    }
  } catch (cause) {
    throw damaged(folder, `line ${exchanges.length + 1} of "${recordingFiles.exchanges}" cannot be read`, cause);
  }
  const isOther = head.digest !== undefined && head.digest !== digest.end();
  if (isOther || head.exchanges !== exchanges.length) throw damaged(folder, otherLines);
  return { files, startedAt, previousStart: head.previousStart, exchanges };
}

const otherLines = `"${recordingFiles.exchanges}" does not have the lines that "${recordingFiles.head}" is about`;

/** The body of an exchange; undefined if it had none. Throws a UserError if its file cannot be read. */
export async function readResponseFile(files: FileSource, { answer }: RecordedExchange): Promise<KeptBody | undefined> {
  if (answer === undefined) return undefined;
  const kind = /^answers\/\d+\.(json|txt|bin)$/.exec(answer)?.[1];
  if (kind !== 'json' && kind !== 'txt' && kind !== 'bin')
    throw damaged(files.folder, `"${answer}" is not the name of a response file`);
  try {
    return { kind, content: await files.read(answer, 'response') };
  } catch (cause) {
    throw damaged(files.folder, `"${answer}" cannot be read`, cause);
  }
}

async function readHead(files: FileSource): Promise<RecordingHead> {
  const { folder } = files;
  const text = await readText(files, recordingFiles.head, 'record').catch((error: unknown) => {
    if (!isFileError(error)) throw error;
    if (!error.isMissing) throw damaged(folder, `"${recordingFiles.head}" cannot be read`, error);
    const message = `There is no recording in "${folder}". Run with --record to make one.`;
    throw new UserError('replay.no-recording', message);
  });
  const head = parsed(text);
  if (head?.version !== 1 || !isStart(Date.parse(head.startedAt)) || !Number.isInteger(head.previousStart)) {
    throw damaged(folder, `"${recordingFiles.head}" is not what this version writes`);
  }
  return head;
}

function parsed(text: string): RecordingHead | undefined {
  try {
    return parsePlain<RecordingHead | null>(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function damaged(folder: string, what: string, cause?: unknown): UserError {
  const reason = isFileError(cause) ? `: ${cause.reason}` : '';
  const message = `The recording in "${folder}" is damaged: ${what}${reason}. Record the run again.`;
  return new UserError('replay.damaged', message, { cause });
}

/** The outcome of the recorded run; undefined if there is no recording. */
export async function recordedOutcome(files: FileSource): Promise<RecordingHead['outcome'] | undefined> {
  try {
    return parsed(await readText(files, recordingFiles.head, 'record'))?.outcome;
  } catch {
    return undefined;
  }
}
