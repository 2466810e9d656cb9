import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readConfig } from '../../engine/core/config/readConfig.ts';
import { planJobs } from '../../engine/core/plan/planJobs.ts';
import { planText } from '../../engine/core/plan/planText.ts';
import { UserError } from '../../engine/errors.ts';
import type { ExtractorDiagnostic } from '../../server/service/features/diagnostics.ts';
import { everythingConfiguration } from './everythingConfiguration.ts';
import { mutateText } from './mutateText.ts';
import { seeded } from './seeded.ts';
import { features, questions } from './serviceQuestions.ts';
import { serviceWithShapes } from './testService.ts';

// Asks everything about one mutated document after the other. In a thread of its own, so that a document that never ends
// does not take the test with it.

/** The seeds of this worker: from the first on, below the end, in steps. */
export interface FuzzWork {
  first: number;
  end: number;
  step: number;
  /** An answer that takes longer each time it is asked for is a fault. */
  longestMs: number;
  /** Where the worker says how far it is: the seed that it asks about, and the number of its question. */
  progress: Int32Array;
}

/** What is asked, in the order of the numbers. */
export const fuzzQuestions: readonly string[] = ['readConfig', ...features];

/** What was wrong with the document of one seed. */
export interface FuzzFault {
  seed: number;
  fault: string;
}

interface Answers {
  /** Milliseconds of each question. */
  times: Map<string, number>;
  fault?: string;
}

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

async function work({ first, end, step, longestMs, progress }: FuzzWork): Promise<void> {
  for (let seed = first; seed < end; seed += step) {
    Atomics.store(progress, 0, seed);
    const fault = await faultOf(seed, longestMs, progress);
    if (fault !== undefined) parentPort?.postMessage({ seed, fault } satisfies FuzzFault);
  }
  Atomics.store(progress, 0, end);
}

/** What is slow is asked again: what the machine did beside, or a collection of garbage, is not there every time. */
async function faultOf(seed: number, longestMs: number, progress: Int32Array): Promise<string | undefined> {
  let slow: [question: string, ms: number][] = [];
  for (let tries = 3; tries > 0; tries--) {
    const { times, fault } = await askAbout(seed, progress);
    if (fault !== undefined) return fault;
    const again = tries === 3 ? [...times.keys()] : slow.map(([question]) => question);
    slow = again.flatMap((question) => {
      const ms = times.get(question) ?? 0;
      return ms > longestMs ? [[question, ms]] : [];
    });
    if (slow.length === 0) return undefined;
  }
  return slow.map(([question, ms]) => `${question} took ${Math.round(ms)} ms`).join(', ');
}

async function askAbout(seed: number, progress: Int32Array): Promise<Answers> {
  const next = seeded(seed);
  const text = mutateText(next(100) === 0 ? large : (sources[next(sources.length)] ?? ''), next);
  const document = TextDocument.create('file:///work/users.extractor.json', 'extractor-config', 1, text);
  const position = document.positionAt(next(text.length + 1));
  let diagnostics: ExtractorDiagnostic[] = [];
  const times = new Map<string, number>();
  const asks = [
    () => planOf(text),
    ...features.map((feature) => async () => {
      const answer = await questions[feature](service, { document, position, diagnostics });
      if (feature === 'findDiagnostics' && Array.isArray(answer)) diagnostics = answer;
    }),
  ];
  for (const [index, ask] of asks.entries()) {
    const question = fuzzQuestions[index] ?? '';
    Atomics.store(progress, 1, index);
    const startedAt = busyMs();
    try {
      await ask();
    } catch (error) {
      return { times, fault: `${question}: ${error instanceof Error ? error.stack : String(error)}` };
    }
    times.set(question, busyMs() - startedAt);
  }
  return { times };
}

/** For how long this thread has computed: what the machine does beside does not count. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What the engine makes of a configuration: its plan as a text, or what keeps it from running. */
function planOf(text: string): string | undefined {
  const read = readConfig(text, moment);
  if ('problems' in read) return undefined;
  const { config } = read;
  try {
    return planText({ plans: planJobs(config, { now: moment.now }), iterations: config.iterations.length });
  } catch (error) {
    if (error instanceof UserError) return undefined;
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
