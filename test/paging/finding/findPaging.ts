import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../../support/runCliHere.ts';
import { configOf, type Outcome, type Parts, type ReadyApi } from './pagedApi.ts';
import type { ServedApi } from './servedApi.ts';

/** The most requests that a search may send. */
export const budget = 12;

export interface Found {
  outcome: Outcome;
  code: number;
  /** The answer of the verb, as JSON; empty where it gave none. */
  answer: Parts;
  output: string;
  /** The requests that the API saw. */
  requests: readonly string[];
  /** The configuration before and after. */
  before: string;
  after: string;
}

/** Lets the verb search the paging of a served API, and write it into its bare configuration. */
export async function findPaging(api: ReadyApi, served: ServedApi, folder: string): Promise<Found> {
  const file = path.join(folder, 'api.extractor.json');
  const before = `${JSON.stringify(configOf(api, served.origin), null, 2)}\n`;
  writeFileSync(file, before);
  const options = ['--max-requests', String(budget), '--format=json', '--write'];
  const { code, stdout, stderr } = await runCliHere(['find-paging', file, ...options]);
  const answer = answerIn(stdout);
  const outcome = (answer['result'] ?? 'fault') as Outcome;
  const requests = [...served.requests()];
  served.restart();
  return { outcome, code, answer, output: stdout + stderr, requests, before, after: readFileSync(file, 'utf8') };
}

function answerIn(output: string): Parts {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
