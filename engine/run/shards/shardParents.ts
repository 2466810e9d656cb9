import type { ExtractionConfig, JobConfig } from '../../core/config/extractionConfig.ts';
import type { Shard } from '../../core/contracts/generated/types.ts';
import { UserError } from '../../core/errors.ts';
import { listShards } from '../../core/shards/listShards.ts';
import { shardIterations } from '../../core/shards/shardIterations.ts';
import type { ShardStore } from '../../io/pages/shardStore.ts';
import { ShardedPages } from './shardedPages.ts';

/** The parent records of a shard of stage 2, and the range that belongs to it. */
export class ShardParents {
  readonly pages: ShardedPages;
  readonly #pointer: string;
  readonly #from: number;
  readonly #to: number;

  /** The parents of a shard's children; undefined if it has none. Throws a UserError if their pages are not done. */
  static async find(
    config: ExtractionConfig,
    { name, groups, children, run }: Shard,
    store: Pick<ShardStore, 'find' | 'source'>,
    signal: AbortSignal,
  ): Promise<ShardParents | undefined> {
    if (children === undefined) return undefined;
    const [first] = groups;
    const parents = listShards(config, run)
      .stages.flat()
      .find((shard) => shard.parents && shard.groups[0] === first);
    const done = parents && (await store.find(parents.name, signal));
    if (parents === undefined || done === undefined) {
      const message = `The shard "${name}" needs the pages of "${parents?.name}", which is not done. Run the shards of stage 1 first.`;
      throw new UserError('shard.too-early', message);
    }
    const [job] = shardIterations(config.iterations, parents).flatMap((iteration) => iteration.jobs);
    const startOf = (part: number) => Math.floor((done.records * part) / children.of);
    return new ShardParents(
      { pointer: job?.pointer ?? '', from: startOf(children.part - 1), to: startOf(children.part) },
      new ShardedPages([store.source(done, signal)]),
    );
  }

  private constructor(range: { pointer: string; from: number; to: number }, pages: ShardedPages) {
    this.pages = pages;
    this.#pointer = range.pointer;
    this.#from = range.from;
    this.#to = range.to;
  }

  isOf(job: JobConfig): boolean {
    return job.pointer === this.#pointer;
  }

  /** Whether this record of their job is among them, counted from 0. */
  has(index: number): boolean {
    return index >= this.#from && index < this.#to;
  }
}
