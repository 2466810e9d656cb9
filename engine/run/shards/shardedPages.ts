import { UserError } from '../../core/errors.ts';
import { countText } from '../../core/text/countText.ts';
import type { PageSource } from '../../io/pages/pageSource.ts';
import type { ShardPage } from '../../io/pages/shardPage.ts';

/** A source that is not at its end, and its next page. */
interface Reader extends PageSource {
  /** The position of its shard in the run. */
  order: number;
  pages: AsyncGenerator<ShardPage, void> | undefined;
  next: ShardPage | undefined;
}

/**
 * The pages of several shards in the order of a run's requests. Each shard was read in that order, so the requested
 * page is the next one of some shard, the first of several. A file is opened for its first page, and memory holds one
 * page of each open file.
 */
export class ShardedPages {
  readonly #readers = new Map<string, Reader[]>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(sources: readonly PageSource[]) {
    for (const [order, source] of sources.entries()) {
      if (source.first !== undefined)
        this.#place(source.first, { ...source, order, pages: undefined, next: undefined });
    }
  }

  /** The page of a request; undefined if no shard has it. Throws a UserError for a damaged shard. */
  take(key: string): Promise<ShardPage | undefined> {
    const taken = this.#last.then(() => this.#take(key));
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  /** Reads the remaining pages. Throws a UserError for a damaged shard, and for pages that the run should have read. */
  async end(): Promise<void> {
    const left = [...this.#readers.values()].flat().sort((a, b) => a.order - b.order);
    for (const { shard, mayHaveMore, pages, next, open } of left) {
      let count = next === undefined ? 0 : 1;
      for await (const _ of pages ?? open()) count++;
      if (!mayHaveMore) throw unused(shard, count);
    }
    this.#readers.clear();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#readers.values()].flat().map(({ pages }) => pages?.return()));
    this.#readers.clear();
  }

  async #take(key: string): Promise<ShardPage | undefined> {
    const [reader, ...others] = this.#readers.get(key) ?? [];
    if (reader === undefined) return undefined;
    if (others.length === 0) this.#readers.delete(key);
    else this.#readers.set(key, others);
    reader.pages ??= reader.open();
    const page = reader.next ?? (await nextOf(reader.pages));
    reader.next = await nextOf(reader.pages);
    if (reader.next !== undefined) this.#place(reader.next.key, reader);
    return page;
  }

  #place(key: string, reader: Reader): void {
    const readers = [...(this.#readers.get(key) ?? []), reader];
    this.#readers.set(
      key,
      readers.sort((a, b) => a.order - b.order),
    );
  }
}

async function nextOf(pages: AsyncGenerator<ShardPage, void>): Promise<ShardPage | undefined> {
  const { done, value } = await pages.next();
  return done ? undefined : value;
}

function unused(shard: string, count: number): UserError {
  const message = `${countText(count, 'page')} of the shard "${shard}" would be lost: in order, the run does not ask for what is in it. Run all shards again from a new list.`;
  return new UserError('pages.unused', message);
}
