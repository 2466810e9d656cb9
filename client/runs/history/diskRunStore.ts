import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileSource } from '@pagewright/engine/exchanges';
import { folderFiles, readForeignText, writeWhole } from '@pagewright/engine/files';
import { parsePlain } from '@pagewright/engine/json';
import type { RunEvent } from '@pagewright/engine/run';
import { readTableProfiles } from '../../tables/profile/readTableProfiles.ts';
import type { TableProfiles } from '../../tables/profile/tableProfile.ts';
import { isOwnerAlive, ownProcess } from './runOwner.ts';
import type { RunRecord } from './runRecord.ts';
import type { RunStore } from './runStore.ts';

const recordName = 'run.json';
const eventsName = 'events.jsonl';
const exchangesName = 'exchanges';
const tableProfilesName = 'tables.json';
const tablesName = 'tables';

/** The minimum age of an abandoned folder: an older one without a record cannot belong to a run just starting. */
const abandonedMs = 60 * 60 * 1000;

/** The runs of a workspace on disk, each in a folder. */
export class DiskRunStore implements RunStore {
  readonly folder: string;
  /** The last operation in the folder of each run: operations in a folder run one after another. */
  readonly #last = new Map<string, Promise<void>>();
  /** Runs that were deleted: later writes are dropped. */
  readonly #deleted = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  exchangesOf(id: string): string {
    return path.join(this.folder, id, exchangesName);
  }

  tableProfilesOf(id: string): string {
    return path.join(this.folder, id, tableProfilesName);
  }

  async isEmpty(): Promise<boolean> {
    return (await readdir(this.folder).catch(() => [])).length === 0;
  }

  /** Reads all runs, the newest first. Removes the leftovers of runs that were killed as they started. */
  async load(): Promise<RunRecord[]> {
    const ids = await readdir(this.folder).catch(() => []);
    const records: RunRecord[] = [];
    for (const id of ids.toSorted().toReversed()) {
      const record = await this.read(id);
      if (record !== undefined) records.push(record);
      else await this.#removeAbandoned(id);
    }
    return records;
  }

  async read(id: string): Promise<RunRecord | undefined> {
    const file = path.join(this.folder, id, recordName);
    const record = parsed<RunRecord>(await readForeignText(file, 'record').catch(() => ''));
    if (record?.version !== 1 || record.id !== id) return undefined;
    if (record.state !== 'running') return record;
    const isOwn = record.owner?.machine === ownProcess.machine && record.owner.pid === ownProcess.pid;
    const isActive = !isOwn && isOwnerAlive(record.owner, Date.now() - (await writtenAt(file)));
    return isActive ? { ...record, isElsewhere: true } : { ...record, state: 'interrupted' };
  }

  /** Writes a run atomically, as one of this process unless it says otherwise. */
  async save(record: RunRecord): Promise<void> {
    await this.#write(record.id, recordName, JSON.stringify({ owner: ownProcess, ...record }));
  }

  /** Writes one event per line. */
  async saveEvents(id: string, events: readonly RunEvent[]): Promise<void> {
    await this.#write(id, eventsName, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  }

  async events(id: string): Promise<RunEvent[]> {
    const text = await readForeignText(path.join(this.folder, id, eventsName), 'record').catch(() => '');
    return text.split('\n').flatMap((line) => parsed<RunEvent>(line) ?? []);
  }

  exchanges(id: string): FileSource {
    return folderFiles(this.exchangesOf(id));
  }

  async tableProfiles(id: string): Promise<TableProfiles | undefined> {
    return await readTableProfiles(this.tableProfilesOf(id));
  }

  tablesOf(id: string): string {
    return path.join(this.folder, id, tablesName);
  }

  async deleteTables(id: string): Promise<void> {
    await this.#inTurn(id, () => rm(this.tablesOf(id), { recursive: true, force: true }));
  }

  async sizeOf(id: string): Promise<number> {
    const folder = path.join(this.folder, id);
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const sizes = names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  async delete(id: string): Promise<void> {
    this.#deleted.add(id);
    await this.#inTurn(id, () => rm(path.join(this.folder, id), { recursive: true, force: true }));
  }

  async #write(id: string, name: string, text: string): Promise<void> {
    await this.#inTurn(id, async () => {
      if (this.#deleted.has(id)) return;
      await writeWhole(path.join(this.folder, id, name), text);
    });
  }

  async #inTurn(id: string, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(id) ?? Promise.resolve();
    // The earlier operation's caller handles its failure.
    const done = before.catch(() => undefined).then(work);
    this.#last.set(id, done);
    try {
      await done;
    } finally {
      if (this.#last.get(id) === done) this.#last.delete(id);
    }
  }

  /** Removes a folder only if it is named like a run, has no record, and is old. */
  async #removeAbandoned(id: string): Promise<void> {
    if (!/^\d{8}T\d{9}Z-[0-9a-f]{6}$/.test(id)) return;
    const folder = path.join(this.folder, id);
    if ((await writtenAt(path.join(folder, recordName))) > 0) return;
    if (Date.now() - (await writtenAt(folder)) < abandonedMs) return;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The time of the last write, as Unix time in milliseconds; 0 if the file is missing. */
async function writtenAt(file: string): Promise<number> {
  return await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function parsed<T>(text: string): T | undefined {
  try {
    return parsePlain(text) ?? undefined;
  } catch {
    return undefined;
  }
}
