import { UserError } from '../../core/errors.ts';
import { CsvRows } from './csvRows.ts';
import type { Output, PageStore, StoredPage, TablePart } from './output.ts';

const megabyte = 1024 * 1024;

/** Maximum bytes of tables in memory, and of responses that wait for them. */
export const maxInMemory = 64 * megabyte;

/** An output in memory. Throws a UserError if it exceeds its size. */
export class MemoryOutput implements Output {
  readonly pages: PageStore;
  /** Published files, by their path below the output. */
  readonly files = new Map<string, Uint8Array>();
  readonly #most: number;
  readonly #staged = new Map<string, Uint8Array>();
  readonly #parts = new Map<TablePart, CsvRows>();
  /** Bytes of complete tables. */
  #placed = 0;

  constructor(most = maxInMemory) {
    this.#most = most;
    this.pages = new MemoryPages(most);
  }

  openPart(columns: readonly string[]): TablePart {
    const part = new CsvRows(columns);
    this.#parts.set(part, part);
    return part;
  }

  async dropPart(part: TablePart): Promise<void> {
    this.#parts.delete(part);
  }

  async placeTable(name: string, parts: readonly TablePart[]): Promise<void> {
    const own = parts.map((part) => this.#take(part));
    const [first] = own;
    if (first === undefined) throw new Error('A table has at least one part.');
    const table = Buffer.concat([Buffer.from(first.header), ...own.flatMap((part) => part.take())]);
    this.#placed += table.length;
    this.#staged.set(`tables/${name}.csv`, table);
    await this.flush();
  }

  async flush(): Promise<void> {
    let held = this.#placed;
    for (const part of this.#parts.values()) held += part.gather();
    if (held > this.#most) throw tooLarge('tables', this.#most);
  }

  async writeFile(path: string, text: string): Promise<void> {
    this.#staged.set(path, new TextEncoder().encode(text));
  }

  async publish(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    for (const [path, content] of this.#staged) this.files.set(path, content);
    await this.discard();
  }

  async discard(): Promise<void> {
    this.#parts.clear();
    this.#staged.clear();
  }

  async close(): Promise<void> {}

  #take(part: TablePart): CsvRows {
    const own = this.#parts.get(part);
    if (own === undefined) throw new Error('The part is not one of this output.');
    this.#parts.delete(part);
    return own;
  }
}

class MemoryPages implements PageStore {
  readonly #most: number;
  readonly #pages: StoredPage[] = [];
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  async append(page: StoredPage): Promise<void> {
    this.#bytes += page.body.length + page.parents.length;
    if (this.#bytes > this.#most) throw tooLarge('responses', this.#most);
    this.#pages.push(page);
  }

  /** The current pages. */
  async *pages(): AsyncGenerator<StoredPage> {
    yield* [...this.#pages];
  }
}

function tooLarge(what: 'tables' | 'responses', most: number): UserError {
  const message = `The ${what} of this run have more than ${Math.round(most / megabyte)} MB, which is the most that a run in memory holds. Read fewer pages, or run the configuration with Pagewright on a machine.`;
  return new UserError('output.too-large', message);
}
