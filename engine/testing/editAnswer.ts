import path from 'node:path';
import { UserError } from '../core/errors.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import { readText } from '../io/files/fileSource.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { makeFolder } from '../io/files/makeFolder.ts';
import { replaceFile } from '../io/output/replaceFile.ts';
import { readRecording } from '../io/recording/readRecording.ts';
import {
  createLineDigest,
  type RecordedExchange,
  type RecordingHead,
  recordingFiles,
} from '../io/recording/recordedExchange.ts';

/** A recorded answer. */
export interface RecordedAnswer {
  /** Counts from 1, in the order of the recording. */
  number: number;
  /** `GET /users?page=2`. */
  request: string;
  job?: string;
  /** Absent: there was no response. */
  status?: number;
  /** The file of its body; absent: it had none. */
  file?: string;
}

/** The changes of an answer. */
export interface AnswerEdit {
  status?: number;
  /** The body; an answer without one gets a file. */
  body?: string;
}

/** The answers of a recording, in its order. Throws a UserError if it cannot be read. */
export async function listAnswers(recording: string): Promise<RecordedAnswer[]> {
  const { exchanges } = await readRecording(folderFiles(recording));
  return exchanges.map(({ method, url, job, status, answer }, index) => ({
    number: index + 1,
    request: `${method} ${url}`,
    ...(job !== undefined && { job }),
    ...(status !== undefined && { status }),
    ...(answer !== undefined && { file: path.join(recording, answer) }),
  }));
}

/**
 * Changes one answer of a recording, which stays whole: its lines get a new digest. Returns the file of the body. Throws
 * a UserError if the recording cannot be read, or has no such answer.
 */
export async function editAnswer(recording: string, number: number, edit: AnswerEdit): Promise<string> {
  const files = folderFiles(recording);
  const { exchanges } = await readRecording(files);
  const exchange = exchanges[number - 1] ?? unknown(number, exchanges.length);
  const answer = exchange.answer ?? `${recordingFiles.answers}/${String(number).padStart(4, '0')}.json`;
  const body = edit.body ?? (exchange.answer === undefined ? '' : undefined);
  await makeFolder(path.join(recording, recordingFiles.answers));
  if (body !== undefined) await replaceFile(path.join(recording, answer), body);
  const edited = edit.status === undefined ? { ...exchange, answer } : answered({ ...exchange, answer }, edit.status);
  await writeLines(recording, exchanges.with(number - 1, edited));
  return path.join(recording, answer);
}

/** An answer with a status is a response, whatever failed before. */
function answered({ error: _, headers = {}, ...exchange }: RecordedExchange, status: number): RecordedExchange {
  return { ...exchange, headers, status };
}

/** The lines first: with the head of others a recording is damaged, never another one. */
async function writeLines(recording: string, exchanges: readonly RecordedExchange[]): Promise<void> {
  const lines = exchanges.map((exchange) => JSON.stringify(exchange));
  const digest = createLineDigest();
  for (const line of lines) digest.add(line);
  const head = parsePlain<RecordingHead>(await readText(folderFiles(recording), recordingFiles.head, 'record'));
  const whole: RecordingHead = { ...head, exchanges: lines.length, digest: digest.end() };
  await replaceFile(path.join(recording, recordingFiles.exchanges), lines.map((line) => `${line}\n`).join(''));
  await replaceFile(path.join(recording, recordingFiles.head), `${JSON.stringify(whole, undefined, 2)}\n`);
}

function unknown(number: number, count: number): never {
  throw new UserError('run.bad-arguments', `The recording has no answer ${number}: it has ${count}.`);
}
