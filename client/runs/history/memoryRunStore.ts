import { type FileSource, memoryFiles } from '@pagewright/engine/exchanges';
import { parsePlain } from '@pagewright/engine/json';
import type { RunEvent } from '@pagewright/engine/run';
import type { RunRecord } from './runRecord.ts';
import type { RunStore } from './runStore.ts';

type Files = ReadonlyMap<string, Uint8Array>;

interface StoredRun {
  /** The record as JSON, because the history keeps changing its records. */
  record: string | undefined;
  events: readonly RunEvent[];
  exchanges: Files;
}

/** The runs of a window without a disk, kept until the window closes. */
export class MemoryRunStore implements RunStore {
  readonly #runs = new Map<string, StoredRun>();
  /** Runs that were deleted: later writes are dropped. */
  readonly #deleted = new Set<string>();

  /** Keeps the exchanges of a run, as the files that the engine would write to a disk. */
  keepExchanges(id: string, exchanges: Files): void {
    this.#change(id, { exchanges });
  }

  exchangeFiles(id: string): Files {
    return this.#runs.get(id)?.exchanges ?? new Map();
  }

  exchanges(id: string): FileSource {
    return memoryFiles(this.exchangeFiles(id));
  }

  async isEmpty(): Promise<boolean> {
    return this.#runs.size === 0;
  }

  async load(): Promise<RunRecord[]> {
    const ids = [...this.#runs.keys()].toSorted().toReversed();
    const records = await Promise.all(ids.map((id) => this.read(id)));
    return records.filter((record) => record !== undefined);
  }

  async read(id: string): Promise<RunRecord | undefined> {
    const { record } = this.#runs.get(id) ?? {};
    if (record === undefined) return undefined;
    const run: RunRecord = parsePlain(record);
    return run.state === 'running' ? { ...run, state: 'interrupted' } : run;
  }

  async save(record: RunRecord): Promise<void> {
    this.#change(record.id, { record: JSON.stringify(record) });
  }

  async saveEvents(id: string, events: readonly RunEvent[]): Promise<void> {
    this.#change(id, { events: [...events] });
  }

  async events(id: string): Promise<RunEvent[]> {
    return [...(this.#runs.get(id)?.events ?? [])];
  }

  /** The profiles of tables, of which no run has any without a disk. */
  async tableProfiles(): Promise<undefined> {
    return undefined;
  }

  async deleteTables(): Promise<void> {}

  /** The size of the exchanges. The records and events, which are small, do not count. */
  async sizeOf(id: string): Promise<number> {
    return [...this.exchangeFiles(id).values()].reduce((sum, { length }) => sum + length, 0);
  }

  async delete(id: string): Promise<void> {
    this.#deleted.add(id);
    this.#runs.delete(id);
  }

  #change(id: string, change: Partial<StoredRun>): void {
    if (this.#deleted.has(id)) return;
    const before = this.#runs.get(id) ?? { record: undefined, events: [], exchanges: new Map() };
    this.#runs.set(id, { ...before, ...change });
  }
}
