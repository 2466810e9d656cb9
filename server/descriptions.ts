import type { OperationDetails } from '@pagewright/engine/describedFiles';
import { DescriptionThread, type Thread } from './descriptionThread.ts';
import type { Files } from './files.ts';
import type { DescriptionFile, DescriptionReader, OpenDescription } from './service/descriptions/descriptionReader.ts';
import { FileError, isFileError } from './service.ts';

/** The maximum number of open descriptions: their documents are in the memory of the thread. */
const maxOpen = 4;

/** The maximum number of operations in a question, and in one that a caller waits for. */
const maxAtOnce = 100;
const maxAwaited = 10;

/** The services that the descriptions need. */
export interface DescriptionPorts {
  files: Pick<Files, 'stateOf' | 'shown'>;
  startThread(): Thread;
  /** Called when new knowledge is available. */
  changed(): void;
  /** The URIs of the files of a description, which may change. */
  watch(uris: readonly string[]): void;
  log(line: string): void;
}

interface Kept {
  /** The state of the file when it was read. */
  state: string;
  /** The description; undefined while it is being read for the first time. */
  opened: OpenDescription | FileError | undefined;
  uris: readonly string[];
}

/** Descriptions that a thread reads. Nobody waits for it: until then they are not known. */
export class Descriptions implements DescriptionReader {
  readonly #ports: DescriptionPorts;
  readonly #thread: DescriptionThread;
  readonly #kept = new Map<string, Kept>();
  /** The number of pending slow questions. */
  #busy = 0;
  /** Whether a caller got less than there is. */
  #owesMore = false;

  constructor(ports: DescriptionPorts) {
    this.#ports = ports;
    // The open descriptions are gone with the thread. The one that it was reading is kept, as an unreadable file.
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

  /** Reports changed files; descriptions that have parts in one of them are read again. */
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
        const missing = pointers.filter((pointer) => !known.has(pointer)).slice(0, maxAtOnce);
        if (missing.length === 0) return known;
        if (this.#busy > 0) this.#owesMore = true;
        else {
          const reading = this.#whileBusy(() => this.#addDetails(uri, missing, known));
          if (missing.length <= maxAwaited) await reading;
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

  /** Does work during which nobody waits, and reports a change afterwards. */
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
    if (this.#kept.size <= maxOpen || oldest === undefined) return;
    this.#kept.delete(oldest);
    void this.#thread.ask('close', { uri: oldest }).catch(() => undefined);
  }
}
