import type { OperationDetails } from '@pagewright/engine/describedFiles';
import { DescriptionThread, type Thread } from './descriptionThread.ts';
import type { Files } from './files.ts';
import type { DescriptionFile, DescriptionReader, OpenDescription } from './service/descriptions/descriptionReader.ts';
import { FileError, isFileError } from './service.ts';

/** The most descriptions that are kept open: their documents are in the memory of the thread. */
const mostOpen = 4;

/** The most operations that are asked for at once, and of which somebody who asks waits. */
const mostAtOnce = 100;
const mostAwaited = 10;

/** What the descriptions need. */
export interface DescriptionPorts {
  files: Pick<Files, 'stateOf' | 'shown'>;
  startThread(): Thread;
  /** Something else is known now. */
  changed(): void;
  /** The URIs of the files of a description, which may change. */
  watch(uris: readonly string[]): void;
  log(line: string): void;
}

interface Kept {
  /** What was known of the file when it was read. */
  state: string;
  /** Undefined while it is being read for the first time. */
  opened: OpenDescription | FileError | undefined;
  uris: readonly string[];
}

/** Descriptions that a thread reads. Nobody waits while it does: until then they are not known. */
export class Descriptions implements DescriptionReader {
  readonly #ports: DescriptionPorts;
  readonly #thread: DescriptionThread;
  readonly #kept = new Map<string, Kept>();
  /** How many questions the thread has that take a while. */
  #busy = 0;
  /** Whether somebody was told less than there is. */
  #owesMore = false;

  constructor(ports: DescriptionPorts) {
    this.#ports = ports;
    // What the thread had open is gone with it. What it was reading is kept, as a file that cannot be read.
    const crashed = () => {
      for (const [uri, { opened }] of this.#kept) if (opened && !isFileError(opened)) this.#kept.delete(uri);
    };
    this.#thread = new DescriptionThread(ports.startThread, crashed);
  }

  async open(files: readonly DescriptionFile[]): Promise<OpenDescription | FileError | undefined> {
    // All at once, because an editor may take a while for each.
    const states = await Promise.all(files.map(({ uri }) => this.#ports.files.stateOf(uri)));
    for (const [index, file] of files.entries()) {
      const state = states[index];
      if (state !== undefined) return this.#find(file, state);
      if (file.isNamed) return new FileError(this.#ports.files.shown(file.uri), 'there is no such file');
    }
    return undefined;
  }

  /** Files have changed; descriptions that have parts in one of them are read again. */
  filesChanged(uris: readonly string[]): void {
    for (const kept of this.#kept.values()) if (kept.uris.some((uri) => uris.includes(uri))) kept.state = '';
  }

  #find(file: DescriptionFile, state: string): OpenDescription | FileError | undefined {
    const known = this.#kept.get(file.uri);
    if (known?.state === state) return known.opened;
    const kept = { state, opened: known?.opened, uris: known?.uris ?? [] };
    this.#kept.set(file.uri, kept);
    this.#closeOldest();
    this.#owesMore = true;
    void this.#whileBusy(() => this.#read(file, kept));
    return kept.opened;
  }

  async #read({ uri, folder }: DescriptionFile, kept: Kept): Promise<void> {
    const file = this.#ports.files.shown(uri);
    try {
      const read = await this.#thread.ask('open', { uri, folder });
      if ('reason' in read) kept.opened = new FileError(file, read.reason);
      else {
        kept.opened = this.#opened(uri, read.outline);
        kept.uris = read.files;
        this.#ports.watch(kept.uris);
      }
    } catch (error) {
      this.#ports.log(`"${file}" was not read: ${String(error)}`);
      kept.opened = new FileError(file, 'reading it failed; it may be too large');
    }
  }

  #opened(uri: string, outline: OpenDescription['outline']): OpenDescription {
    const known = new Map<string, OperationDetails>();
    return {
      uri,
      outline,
      details: async (pointers) => {
        const missing = pointers.filter((pointer) => !known.has(pointer)).slice(0, mostAtOnce);
        if (missing.length === 0) return known;
        if (this.#busy > 0) this.#owesMore = true;
        else {
          const reading = this.#whileBusy(() => this.#addDetails(uri, missing, known));
          if (missing.length <= mostAwaited) await reading;
          else this.#owesMore = true;
        }
        return known;
      },
      findPlace: async (pointer, param) => {
        const found = await this.#thread.ask('findPlace', { uri, pointer, param });
        if (found === undefined) return undefined;
        const place = { line: found.line - 1, character: found.column - 1 };
        return { uri: found.uri, range: { start: place, end: place } };
      },
    };
  }

  async #addDetails(uri: string, pointers: readonly string[], known: Map<string, OperationDetails>): Promise<void> {
    try {
      for (const [pointer, details] of await this.#thread.ask('details', { uri, pointers }))
        known.set(pointer, details);
    } catch (error) {
      this.#ports.log(`"${this.#ports.files.shown(uri)}" was not asked: ${String(error)}`);
    }
  }

  /** Whoever is not waited for meanwhile hears of it afterwards. */
  async #whileBusy(work: () => Promise<void>): Promise<void> {
    this.#busy++;
    await work();
    this.#busy--;
    if (this.#busy > 0 || !this.#owesMore) return;
    this.#owesMore = false;
    this.#ports.changed();
  }

  #closeOldest(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size <= mostOpen || oldest === undefined) return;
    this.#kept.delete(oldest);
    void this.#thread.ask('close', { uri: oldest }).catch(() => undefined);
  }
}
