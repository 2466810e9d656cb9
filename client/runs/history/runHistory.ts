import type { RunEvent, RunReport } from '../../../engine/index.ts';
import type { Run } from '../../running/run/run.ts';
import { Emitter } from '../../shared/emitter.ts';
import { EventHistory } from './eventHistory.ts';
import { signOfLifeMs } from './runOwner.ts';
import type { RunRecord } from './runRecord.ts';
import { RunRecorder } from './runRecorder.ts';
import type { RunStore, StoreLimits } from './runStore.ts';

/** A run that goes on is written so often, for the case that the window closes. */
const saveEveryMs = 2_000;

/** So many events are written each time; more, which take longer, with each sign of life. */
const mostInPassing = 1_000;

/** So often a run that goes on in another window is looked at. */
const lookEveryMs = 3_000;

/** Of so many runs of this window the events are held in memory when they have ended. */
const heldEvents = 3;

/** The runs that the editor remembers, of this window and of those before it; tells whenever one of them changes. */
export class RunHistory {
  readonly store: RunStore;
  readonly #limits: () => StoreLimits;
  readonly #onFault: (error: unknown) => void;
  readonly #changed = new Emitter<RunRecord | undefined>();
  readonly #going = new Map<string, { recorder: RunRecorder; events: EventHistory; savedAt: number }>();
  /** The runs of this window that ended last, with their events: those may be on no disk. */
  #ended: { id: string; events: EventHistory }[] = [];
  #records: RunRecord[] = [];
  #loaded: Promise<void> | undefined;
  #signs: NodeJS.Timeout | undefined;

  /** A run has changed; undefined: the list of them. */
  readonly onChange = this.#changed.event;

  constructor(store: RunStore, limits: () => StoreLimits, onFault: (error: unknown) => void) {
    this.store = store;
    this.#limits = limits;
    this.#onFault = onFault;
  }

  /** All runs, the newest first; the first call reads those of earlier windows. */
  async all(): Promise<readonly RunRecord[]> {
    this.#loaded ??= this.#load();
    await this.#loaded;
    return this.#records;
  }

  /** Whether no run is remembered, as far as can be told without reading them. */
  async isEmpty(): Promise<boolean> {
    return this.#records.length === 0 && (this.#loaded !== undefined || (await this.store.isEmpty()));
  }

  /** The last run of a configuration; of any, where this one has none. */
  async latest(configFile: string | undefined): Promise<RunRecord | undefined> {
    const all = await this.all();
    return all.find((record) => record.configFile === configFile) ?? all[0];
  }

  async find(id: string): Promise<RunRecord | undefined> {
    return (await this.all()).find((record) => record.id === id);
  }

  /** Begins to remember a run; gives the record that is kept up to date by `add`. */
  start(run: Omit<Run, 'signal' | 'cancel'>): RunRecord {
    const recorder = new RunRecorder(run);
    this.#going.set(run.id, { recorder, events: new EventHistory(), savedAt: 0 });
    this.#records = [recorder.record, ...this.#records];
    this.#changed.fire(recorder.record);
    // At once, so that another window knows whose the folder is.
    this.#save(recorder.record);
    this.#signs ??= setInterval(() => this.#giveSigns(), signOfLifeMs).unref();
    return recorder.record;
  }

  add({ id }: Pick<Run, 'id'>, event: RunEvent): void {
    const going = this.#going.get(id);
    if (going === undefined) return;
    going.recorder.add(event);
    going.events.add(event);
    this.#changed.fire(going.recorder.record);
    if (Date.now() - going.savedAt < saveEveryMs) return;
    going.savedAt = Date.now();
    const events = going.events.oldestFirst();
    this.#save(going.recorder.record, events.length > mostInPassing ? undefined : events);
  }

  /** The run has ended: writes it, and deletes what is over the limits. */
  async end({ id }: Pick<Run, 'id'>, report: RunReport | undefined): Promise<void> {
    const going = this.#going.get(id);
    if (going === undefined) return;
    this.#going.delete(id);
    if (this.#going.size === 0) this.#signs = void clearInterval(this.#signs);
    this.#ended = [{ id, events: going.events }, ...this.#ended].slice(0, heldEvents);
    going.recorder.end(report);
    this.#changed.fire(going.recorder.record);
    try {
      if (this.#isKept) {
        await this.store.saveEvents(id, going.events.oldestFirst());
        await this.store.save(going.recorder.record);
      }
      await this.all();
      const deleted = new Set(await this.store.prune(this.#records, this.#limits()));
      this.#records = this.#records.filter((record) => !deleted.has(record.id));
    } catch (error) {
      this.#onFault(error);
    }
    this.#changed.fire(undefined);
  }

  /** The events of a run that are kept, the newest first. */
  async events(id: string): Promise<RunEvent[]> {
    const events = this.#going.get(id)?.events ?? this.#ended.find((run) => run.id === id)?.events;
    return events?.newestFirst() ?? (await this.store.events(id)).toReversed();
  }

  /** Forgets a run. One that goes on stays, in another window too. */
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

  #giveSigns(): void {
    for (const { recorder, events } of this.#going.values()) this.#save(recorder.record, events.oldestFirst());
  }

  /** A run of another window is read again until it has ended there. */
  async #lookElsewhere(): Promise<void> {
    for (const { id } of this.#records.filter(({ isElsewhere }) => isElsewhere)) {
      const record = await this.store.read(id);
      this.#records = this.#records.flatMap((known) => (known.id === id ? (record ?? []) : known));
      this.#changed.fire(record);
    }
    this.#lookAgain();
  }

  #lookAgain(): void {
    if (!this.#records.some(({ isElsewhere }) => isElsewhere)) return;
    setTimeout(() => void this.#lookElsewhere(), lookEveryMs).unref();
  }

  async #load(): Promise<void> {
    const stored = await this.store.load();
    const known = new Set(this.#records.map(({ id }) => id));
    this.#records = [...this.#records, ...stored.filter(({ id }) => !known.has(id))];
    this.#lookAgain();
  }
}
