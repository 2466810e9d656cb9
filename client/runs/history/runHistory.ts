import type { RunEvent, RunReport } from '@pagewright/engine/run';
import type { Run } from '../../running/run/run.ts';
import { Emitter } from '../../shared/emitter.ts';
import { EventHistory } from './eventHistory.ts';
import { neverStarted } from './neverStarted.ts';
import type { RunRecord } from './runRecord.ts';
import { type RecordedRun, RunRecorder } from './runRecorder.ts';
import { findExcess, type RunStore, type StoreLimits } from './runStore.ts';

/** The interval at which an active run is saved, in case the window closes. */
const saveEveryMs = 2_000;

/** The maximum interval between saves of an active run's record, which tell other windows that it is active. */
const heartbeatMs = 10_000;

/** The maximum number of events written on each save; more, which take longer, are written only with each heartbeat. */
const maxEventsPerSave = 1_000;

/** The interval at which a run that is active in another window is read. */
const pollEveryMs = 3_000;

/** The number of ended runs of this window whose events stay in memory. */
const runsWithEvents = 3;

/** The runs of this window and of earlier ones that the editor remembers; fires an event whenever one changes. */
export class RunHistory {
  readonly store: RunStore;
  readonly #limits: () => StoreLimits;
  readonly #onFault: (error: unknown) => void;
  readonly #changed = new Emitter<RunRecord | undefined>();
  readonly #active = new Map<string, { recorder: RunRecorder; events: EventHistory; savedAt: number }>();
  /** The last ended runs of this window with their events, which may not be on disk. */
  #ended: { id: string; events: EventHistory }[] = [];
  #records: RunRecord[] = [];
  /** The stored sizes of ended runs: each may have hundreds of files. */
  readonly #sizes = new Map<string, number>();
  #loaded: Promise<void> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  /** Fires when a run has changed; with undefined when the list of runs has. */
  readonly onChange = this.#changed.event;

  constructor(store: RunStore, limits: () => StoreLimits, onFault: (error: unknown) => void) {
    this.store = store;
    this.#limits = limits;
    this.#onFault = onFault;
  }

  /** All runs, newest first; the first call reads those of earlier windows. */
  async all(): Promise<readonly RunRecord[]> {
    this.#loaded ??= this.#load();
    await this.#loaded;
    return this.#records;
  }

  /** Whether there are no runs, without reading those on disk. */
  async isEmpty(): Promise<boolean> {
    return this.#records.length === 0 && (this.#loaded !== undefined || (await this.store.isEmpty()));
  }

  /** The runs that are known without waiting, newest first: those of earlier windows only after the first `all`. */
  get known(): readonly RunRecord[] {
    return this.#records;
  }

  async find(id: string): Promise<RunRecord | undefined> {
    return (await this.all()).find((record) => record.id === id);
  }

  /** Starts the record of a run, which `add` keeps up to date. */
  start(run: RecordedRun): RunRecord {
    const recorder = new RunRecorder(run);
    this.#active.set(run.id, { recorder, events: new EventHistory(), savedAt: 0 });
    this.#records = [recorder.record, ...this.#records];
    this.#changed.fire(recorder.record);
    // Saved at once, so that another window knows who owns the folder.
    this.#save(recorder.record);
    this.#heartbeat ??= inBackground(setInterval(() => this.#saveActive(), heartbeatMs));
    return recorder.record;
  }

  add({ id }: Pick<Run, 'id'>, event: RunEvent): void {
    const active = this.#active.get(id);
    if (active === undefined) return;
    active.recorder.add(event);
    active.events.add(event);
    this.#changed.fire(active.recorder.record);
    if (Date.now() - active.savedAt < saveEveryMs) return;
    active.savedAt = Date.now();
    const events = active.events.oldestFirst();
    this.#save(active.recorder.record, events.length > maxEventsPerSave ? undefined : events);
  }

  /** Saves a run that has ended, and deletes runs that exceed the limits. A run that never started leaves no record. */
  async end({ id }: Pick<Run, 'id'>, report: RunReport | undefined): Promise<void> {
    const active = this.#active.get(id);
    if (active === undefined) return;
    this.#active.delete(id);
    if (this.#active.size === 0) this.#heartbeat = void clearInterval(this.#heartbeat);
    this.#ended = [{ id, events: active.events }, ...this.#ended].slice(0, runsWithEvents);
    active.recorder.end(report);
    if (report !== undefined && neverStarted(report)) return await this.delete(id);
    this.#changed.fire(active.recorder.record);
    await this.#keep(active.recorder.record, active.events);
  }

  /** Adds a run that happened elsewhere, replacing what was opened of it before. */
  async open(run: RecordedRun, events: readonly RunEvent[], report: RunReport): Promise<RunRecord> {
    const { record: opened, events: kept } = recordOf(run, events, report);
    const isSame = ({ from, startedAt }: RunRecord) => from === opened.from && startedAt === opened.startedAt;
    for (const { id } of (await this.all()).filter(isSame)) await this.delete(id);
    this.#ended = [{ id: run.id, events: kept }, ...this.#ended].slice(0, runsWithEvents);
    this.#records = [opened, ...this.#records];
    await this.#keep(opened, kept);
    return opened;
  }

  /** Saves a run that has ended, and deletes runs that exceed the limits. */
  async #keep(record: RunRecord, events: EventHistory): Promise<void> {
    try {
      if (this.#isKept) {
        await this.store.saveEvents(record.id, events.oldestFirst());
        await this.store.save(record);
      }
      await this.all();
      const limits = this.#limits();
      // Without its tables an old run takes little space.
      const tooLarge = await findExcess((run) => this.#sizeOf(run), this.#records, { ...limits, runs: Infinity });
      for (const id of tooLarge) {
        await this.store.deleteTables(id);
        this.#sizes.delete(id);
      }
      for (const id of await findExcess((run) => this.#sizeOf(run), this.#records, limits)) {
        await this.store.delete(id);
        this.#records = this.#records.filter((each) => each.id !== id);
      }
    } catch (error) {
      this.#onFault(error);
    }
    this.#changed.fire(undefined);
  }

  async #sizeOf({ id, state }: RunRecord): Promise<number> {
    const size = this.#sizes.get(id) ?? (await this.store.sizeOf(id));
    if (state !== 'running') this.#sizes.set(id, size);
    return size;
  }

  /** The kept events of a run, newest first. */
  async events(id: string): Promise<RunEvent[]> {
    const events = this.#active.get(id)?.events ?? this.#ended.find((run) => run.id === id)?.events;
    return events?.newestFirst() ?? (await this.store.events(id)).toReversed();
  }

  /** Deletes a run, unless it is active, here or in another window. */
  async delete(id: string): Promise<void> {
    if (this.#records.find((record) => record.id === id)?.state === 'running') return;
    this.#ended = this.#ended.filter((run) => run.id !== id);
    this.#records = this.#records.filter((record) => record.id !== id);
    await this.store.delete(id).catch(this.#onFault);
    this.#changed.fire(undefined);
  }

  get #isKept(): boolean {
    return this.#limits().runs > 0;
  }

  #save(record: RunRecord, events?: readonly RunEvent[]): void {
    if (!this.#isKept) return;
    const saved = [this.store.save(record)];
    if (events !== undefined) saved.push(this.store.saveEvents(record.id, events));
    void Promise.all(saved).catch(this.#onFault);
  }

  #saveActive(): void {
    for (const { recorder, events } of this.#active.values()) this.#save(recorder.record, events.oldestFirst());
  }

  /** Reads the active runs of other windows until they have ended there. */
  async #readElsewhere(): Promise<void> {
    for (const { id } of this.#records.filter(({ isElsewhere }) => isElsewhere)) {
      const record = await this.store.read(id);
      this.#records = this.#records.flatMap((known) => (known.id === id ? (record ?? []) : known));
      this.#changed.fire(record);
    }
    this.#pollElsewhere();
  }

  #pollElsewhere(): void {
    if (!this.#records.some(({ isElsewhere }) => isElsewhere)) return;
    inBackground(setTimeout(() => void this.#readElsewhere(), pollEveryMs));
  }

  async #load(): Promise<void> {
    const stored = await this.store.load();
    const known = new Set(this.#records.map(({ id }) => id));
    this.#records = [...this.#records, ...stored.filter(({ id }) => !known.has(id))];
    this.#pollElsewhere();
  }
}

/** Lets Node end while the timer waits. In a browser there is nothing to do. */
function inBackground(timer: NodeJS.Timeout): NodeJS.Timeout {
  return timer.unref?.() ?? timer;
}

function recordOf(
  run: RecordedRun,
  events: readonly RunEvent[],
  report: RunReport,
): { record: RunRecord; events: EventHistory } {
  const recorder = new RunRecorder(run);
  const kept = new EventHistory();
  for (const event of events) {
    recorder.add(event);
    kept.add(event);
  }
  recorder.end(report);
  return { record: recorder.record, events: kept };
}
