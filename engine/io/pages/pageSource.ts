import type { ShardPage } from './shardPage.ts';

export interface PageSource {
  shard: string;
  /** The key of its first page; absent: none. */
  first: string | undefined;
  /** Whether it may have pages after the end of the paging, which are not requested. */
  mayHaveMore: boolean;
  open(): AsyncGenerator<ShardPage, void>;
}
