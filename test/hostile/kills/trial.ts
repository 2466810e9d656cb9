import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasSqlite } from '../../support/programNode.ts';
import { readFolder } from '../../support/readFolder.ts';
import { runToEnd } from '../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';

const [pages, perPage] = [4, 120];
export const rowCount = pages * perPage;
/** Enough for pages, rows and recordings to reach the disk before the end. */
const text = 'x'.repeat(1_000);
export const isStored = hasSqlite();

/** The tables and the state of a run. */
export interface Output {
  tables: Record<string, string>;
  /** Without the time of the run. */
  state: unknown;
}

/**
 * Runs with a number, which all their data have: the records, a column, the addresses in the recording. So a result is
 * of one run, or it is mixed. Each run has a separate data folder, as an orchestrator makes it; they write to shared
 * folders.
 */
export class Trial {
  readonly folder: string;
  readonly isIncremental: boolean;
  /** Called for every request with the number of the run. */
  onRequest: (run: number) => void = () => undefined;
  readonly #api: TestApi;
  readonly #expected = new Map<number, Output>();

  static async open(folder: string, isIncremental: boolean): Promise<Trial> {
    mkdirSync(folder);
    const api = await startApi((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      const [run, page] = [Number(searchParams.get('run')), Number(searchParams.get('page'))];
      trial.onRequest(run);
      sendJson(response, page > pages ? [] : pathname === '/items' ? itemsOf(run, page) : ordersOf(run, page));
    });
    const trial = new Trial(folder, isIncremental, api);
    for (const name of ['out', 'recording', 'storage', 'shapes']) mkdirSync(trial.at(name));
    return trial;
  }

  private constructor(folder: string, isIncremental: boolean, api: TestApi) {
    this.folder = folder;
    this.isIncremental = isIncremental;
    this.#api = api;
  }

  at(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  /** Makes the data folder of a run, with the state that is there now. */
  async prepare(run: number): Promise<void> {
    mkdirSync(this.at(`data-${run}`, 'in'), { recursive: true });
    symlinkSync(this.at('out'), this.at(`data-${run}`, 'out'));
    writeFileSync(this.at(`data-${run}`, 'config.json'), JSON.stringify({ parameters: this.#configOf(run) }));
    const state = existsSync(this.at('out', 'state.json')) ? readFileSync(this.at('out', 'state.json'), 'utf8') : '{}';
    // A run passes on what it does not know.
    writeFileSync(this.#stateFileOf(run), JSON.stringify({ ...JSON.parse(state), run }));
    this.#expected.set(run, await this.#runAside(run));
  }

  argumentsOf(run: number): string[] {
    const storage = isStored ? ['--storage', this.at('storage', 's.sqlite')] : [];
    const record = ['--record', this.at('recording'), '--shapes', this.at('shapes', 's.json')];
    return ['run', '--data-dir', this.at(`data-${run}`), ...record, ...storage, '--events', 'json'];
  }

  /** The output of a run that nobody kills. */
  expected(run: number): Output {
    return this.#expected.get(run) ?? { tables: {}, state: undefined };
  }

  /** The output of a run on the recording. */
  replay(run: number): Promise<Output> {
    return this.#runAside(run, this.at('recording'));
  }

  /** Starts a run that is cancelled before it does anything. */
  async startAndCancel(run: number): Promise<void> {
    const request = { config: this.#configOf(run), outDir: this.at('out'), record: this.at('recording') };
    await runToEnd(request, AbortSignal.abort());
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  #configOf(run: number) {
    const jobs = ['items', 'orders'].map((endpoint) => ({
      endpoint,
      params: { run, since: { time: 'previousStart' } },
    }));
    return {
      api: { baseUrl: this.#api.url, pagination: { method: 'pagenum' }, retryConfig: { maxRetries: 0 } },
      config: {
        outputBucket: 'b',
        incrementalOutput: this.isIncremental,
        jobs,
        mappings: { orders: { id: { mapping: { destination: 'id', primaryKey: true } }, run: 'run', text: 'text' } },
      },
    };
  }

  #stateFileOf(run: number): string {
    return this.at(`data-${run}`, 'in', 'state.json');
  }

  async #runAside(run: number, replay?: string): Promise<Output> {
    const outDir = this.at('aside');
    const more = { stateFile: this.#stateFileOf(run), ...(replay !== undefined && { replay }) };
    const { report } = await runToEnd({ config: this.#configOf(run), outDir, ...more });
    assert.equal(report.outcome, 'done', report.error?.message);
    const output = outputIn(outDir);
    rmSync(outDir, { recursive: true });
    return output;
  }
}

/** With a column that no other run has, and a child table. */
function itemsOf(run: number, page: number): object[] {
  return numbers(page).map((number) => ({ id: number, run, text, [`only_${run}`]: 1, tags: [`t${run}`] }));
}

/** With the same keys in every run. */
function ordersOf(run: number, page: number): object[] {
  return numbers(page).map((id) => ({ id, run, text }));
}

function numbers(page: number): number[] {
  return Array.from({ length: perPage }, (_, index) => page * perPage + index);
}

/** The visible content of an output folder. */
export function outputIn(outDir: string): Output {
  const files = Object.entries(readFolder(outDir));
  const { 'state.json': state, ...tables } = Object.fromEntries(files.filter(([name]) => !name.startsWith('.')));
  return { tables, state: state === undefined ? undefined : { ...JSON.parse(state), time: undefined } };
}
