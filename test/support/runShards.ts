import assert from 'node:assert/strict';
import type { RunReport } from '../../engine/faces/run.ts';
import {
  type CutRequest,
  listRunShards,
  openCombined,
  openShard,
  type Shard,
  type ShardList,
} from '../../engine/faces/shards.ts';
import type { Clock } from '../../engine/io/clock.ts';
import type { Place } from '../../engine/io/places/place.ts';
import { fakeClock } from './fakeClock.ts';
import { runToEnd } from './runToEnd.ts';

/** The settings that all runs of a test share. */
export type SharedRequest = Omit<Parameters<typeof runToEnd>[0], 'config' | 'outDir' | 'part' | 'stateFile'>;

/** When a run of these tests starts. */
export const startedAt = fakeClock().now();

/** How a shard is read; `watch` is called for each event. */
interface Reading {
  signal?: AbortSignal;
  watch?: () => void;
  parallel?: number;
  clock?: Clock;
}

/** A configuration that is run in shards. */
export class ShardedRunner {
  readonly configText: string;
  readonly #place: Place;
  readonly #shared: SharedRequest;

  constructor(config: unknown, place: Place, shared: SharedRequest = {}) {
    this.configText = typeof config === 'string' ? config : JSON.stringify(config);
    this.#place = place;
    this.#shared = shared;
  }

  /** The names of all jobs that are not children. */
  async jobNames(): Promise<string[]> {
    const run = await this.list({ shards: 10_000 });
    return [
      ...new Set(
        run.stages.flat().flatMap(({ title }) => [...title.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '')),
      ),
    ];
  }

  async list(cut: Partial<CutRequest> & { shards: number }): Promise<ShardList> {
    const { signal } = new AbortController();
    const list = await listRunShards({ configText: this.configText, startedAt, signal, ...cut });
    assert.ok(!('problems' in list), JSON.stringify(list));
    return list;
  }

  /** Runs a shard to its end, which comes at once if it was done before. */
  async read(
    shard: Shard,
    { signal = new AbortController().signal, watch, parallel = 1, clock = fakeClock() }: Reading = {},
  ): Promise<RunReport> {
    // As another machine gets it.
    const given: unknown = JSON.parse(JSON.stringify(shard));
    const part = await openShard(given, { configText: this.configText, place: this.#place, signal });
    const request = { ...this.#shared, config: this.configText, outDir: 'nowhere', clock, part, parallel };
    return (await runToEnd(request, signal, watch)).report;
  }

  async readAll(list: ShardList): Promise<void> {
    for (const shard of list.stages.flat()) {
      const report = await this.read(shard);
      assert.equal(report.outcome, 'done', report.error?.message);
    }
  }

  async combine(outDir: string, stateFile?: string): Promise<RunReport> {
    const { signal } = new AbortController();
    const part = await openCombined({ configText: this.configText, place: this.#place, signal });
    const state = stateFile === undefined ? {} : { stateFile };
    const request = { ...this.#shared, ...state, config: this.configText, outDir, clock: fakeClock(), part };
    return (await runToEnd(request)).report;
  }

  async whole(outDir: string, stateFile?: string): Promise<RunReport> {
    const state = stateFile === undefined ? {} : { stateFile };
    const request = { ...this.#shared, ...state, config: this.configText, outDir, clock: fakeClock() };
    return (await runToEnd(request)).report;
  }
}
