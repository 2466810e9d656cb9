import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A configuration with the responses that it got, and the result of the platform's extractor. */
export interface ParityCase {
  id: string;
  /** The text of the configuration: parsing it would lose the order of keys like integers, and `1.0`. */
  configText: string;
  /** The n-th request gets the n-th body, every later one `last`, or a 404 where there is none. */
  bodies: readonly string[];
  last: string | undefined;
  expect: ParityOutcome;
}

/** The result of a run. A run that fails is only compared by its exit code. */
export interface ParityOutcome {
  exit: number;
  requests?: readonly SentRequest[];
  tables?: Readonly<Record<string, string>>;
  manifests?: Readonly<Record<string, unknown>>;
  state?: unknown;
}

/** A request without the headers of the connection and of the client. */
export interface SentRequest {
  method: string;
  target: string;
  body?: string;
  headers: Readonly<Record<string, string>>;
}

const folder = path.join(import.meta.dirname, 'cases');

/** The cases of a theme: `page`, `json` or `map`. */
export function readParityCases(theme: string): ParityCase[] {
  const text = gunzipSync(readFileSync(path.join(folder, `${theme}.jsonl.gz`))).toString();
  return text.trimEnd().split('\n').map(readCase);
}

function readCase(line: string): ParityCase {
  const { id, answers, last, expect } = JSON.parse(line);
  const configText = line.slice(line.indexOf('"config":') + '"config":'.length, line.indexOf(',"answers":'));
  return { id, configText, bodies: answers.map(({ body }: { body: string }) => body), last: last?.body, expect };
}
