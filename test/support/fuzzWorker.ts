import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readConfig } from '../../engine/core/config/readConfig.ts';
import { isUserError } from '../../engine/core/errors.ts';
import { planJobs } from '../../engine/core/plan/planJobs.ts';
import { planText } from '../../engine/core/plan/planText.ts';
import type { ExtractorDiagnostic } from '../../server/service/features/diagnostics.ts';
import { type CallCounter, startCounting } from './countCalls.ts';
import { everythingConfiguration } from './everythingConfiguration.ts';
import { mutateText } from './mutateText.ts';
import { seeded } from './seeded.ts';
import { features, questions } from './serviceQuestions.ts';
import { serviceWithShapes } from './testService.ts';

// Asks everything about one mutated document after the other. Runs in a separate thread, so that a document that takes
// for ever does not stop the test.

/** The seeds of this worker: from the first on, below the end, in steps. */
export interface FuzzWork {
  first: number;
  end: number;
  step: number;
  /** The progress of the worker: the current seed, and the number of its question. */
  progress: Int32Array;
}

/** The questions, in the order of the numbers. */
export const fuzzQuestions: readonly string[] = ['readConfig', ...features];

/** The problem with the document of one seed. */
export interface FuzzFault {
  seed: number;
  fault: string;
}

/**
 * All answers together may take this many calls for each character, and a text has at least this many. A document on
 * which work grows faster than its length goes beyond that, and would hang the editor.
 */
const maxCalls = 1_500;
const minLength = 1_000;

const root = path.join(import.meta.dirname, '../..');

/** Many jobs of every kind, for documents that are not small. */
const large = everythingConfiguration.replace(/("jobs": \[)([\s\S]*)(\n {6}\],\n)/, (_, start, jobs, end) => {
  return `${start}${Array.from({ length: 40 }, () => jobs).join(',')}${end}`;
});

const sources = [
  everythingConfiguration,
  everythingConfiguration,
  ...filesIn('samples'),
  ...casesIn('test/conformance'),
];

const service = serviceWithShapes({ version: 1, jobs: { users: { responses: 1, schema: { type: 'object' } } } });
const moment = { now: () => Date.UTC(2026, 0, 31), currentStart: 1_769_817_600, previousStart: 0 };

if (parentPort) await work(workerData);

async function work({ first, end, step, progress }: FuzzWork): Promise<void> {
  const counter = await startCounting();
  for (let seed = first; seed < end; seed += step) {
    Atomics.store(progress, 0, seed);
    const fault = await faultOf(documentOf(seed), counter, progress);
    if (fault !== undefined) parentPort?.postMessage({ seed, fault } satisfies FuzzFault);
  }
  Atomics.store(progress, 0, end);
}

/** A mutated text, and a place in it. */
interface Mutated {
  text: string;
  offset: number;
}

function documentOf(seed: number): Mutated {
  const next = seeded(seed);
  const text = mutateText(next(100) === 0 ? large : (sources[next(sources.length)] ?? ''), next);
  return { text, offset: next(text.length + 1) };
}

async function faultOf(mutated: Mutated, counter: CallCounter, progress: Int32Array): Promise<string | undefined> {
  const fault = await askAbout(mutated, progress);
  const calls = await counter.countSince();
  const { length } = mutated.text;
  if (fault !== undefined || calls <= maxCalls * (length + minLength)) return fault;
  return `${calls} calls for ${length} characters`;
}

/** The problem with one of the questions. */
async function askAbout({ text, offset }: Mutated, progress: Int32Array): Promise<string | undefined> {
  const document = TextDocument.create('file:///work/users.extractor.json', 'extractor-config', 1, text);
  const position = document.positionAt(offset);
  let diagnostics: ExtractorDiagnostic[] = [];
  const asks = [
    () => planOf(text),
    ...features.map((feature) => async () => {
      const answer = await questions[feature](service, { document, position, diagnostics });
      if (feature === 'findDiagnostics' && Array.isArray(answer)) diagnostics = answer;
    }),
  ];
  for (const [index, ask] of asks.entries()) {
    Atomics.store(progress, 1, index);
    try {
      await ask();
    } catch (error) {
      return `${fuzzQuestions[index]}: ${error instanceof Error ? error.stack : String(error)}`;
    }
  }
  return undefined;
}

/** The plan of a configuration as a text, or the problems that keep it from running. */
function planOf(text: string): string | undefined {
  const read = readConfig(text, moment);
  if ('problems' in read) return undefined;
  const { config } = read;
  try {
    const { iterations, processors } = config;
    return planText({ plans: planJobs(config, { now: moment.now }), iterations: iterations.length, processors });
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.extractor.json'))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'));
}

function casesIn(folder: string): string[] {
  const cases = path.join(root, folder, 'cases');
  return readdirSync(cases)
    .map((name) => path.join(cases, name, 'config.json'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}
