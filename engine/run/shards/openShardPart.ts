import type { Iteration } from '../../core/config/extractionConfig.ts';
import type { ShardedRun } from '../../core/contracts/generated/types.ts';
import { Redactor } from '../../core/secrecy/redactor.ts';
import { findShard } from '../../core/shards/readShard.ts';
import { shardIterations } from '../../core/shards/shardIterations.ts';
import type { PageFile, WrittenPages } from '../../io/pages/pageFile.ts';
import type { ShardPage } from '../../io/pages/shardPage.ts';
import type { DoneShard, ShardStore } from '../../io/pages/shardStore.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { PageSender } from '../sending/sender.ts';
import { createPagesWriter } from './pagesWriter.ts';
import type { OpenPart, PartServices } from './runPart.ts';
import { ShardParents } from './shardParents.ts';
import { answeringSender, keepingSender } from './shardSender.ts';

interface ShardToOpen {
  run: ShardedRun;
  name: string;
  store: Pick<ShardStore, 'find' | 'source' | 'put'>;
  /** Creates the file for the pages until the shard is done. */
  newFile(): Promise<PageFile>;
}

/** A shard: its sender keeps each response, and its writer makes a file of them in place of tables. */
export async function openShardPart(
  { run, name, store, newFile }: ShardToOpen,
  { config, counts, event, signal }: PartServices,
): Promise<OpenPart> {
  const shard = findShard(config, run, name);
  const masker = new Redactor(config.secrets, config.pagedBy);
  const iterations = shardIterations(config.iterations, shard);
  const parents = await ShardParents.find(config, shard, store, signal);
  const file = await newFile();
  const mayBePastEnd = shard.pages !== undefined;
  const isOfParents = shard.parents === true;
  const keep = { mayBePastEnd, isOfParents, keep: (page: ShardPage) => file.add(page) };
  const put = (written: WrittenPages, ending: AbortSignal) =>
    store.put({ shard, ...countsOf(counts, iterations) }, written, ending);
  const close = async () => parents?.pages.close();
  return {
    iterations,
    share: {
      isWhole: false,
      pages: shard.pages,
      takesParent: (job, index) => parents === undefined || !parents.isOf(job) || parents.has(index),
    },
    requestsPerSecond: shard.requestsPerSecond,
    senderFor(iteration, sender) {
      const keeping = keepingSender(sender, { ...keep, iteration, masker });
      if (parents === undefined) return keeping;
      const answering = answeringSender(sender, { iteration, masker, pages: parents.pages });
      const send: PageSender['send'] = (request, errand) =>
        (parents.isOf(errand.job) ? answering : keeping).send(request, errand);
      return { ...keeping, send };
    },
    openWriter: async () => createPagesWriter({ shard: name, file, event, put, close }),
  };
}

function countsOf(
  counts: RunCounts,
  iterations: readonly Iteration[],
): Pick<DoneShard, 'requests' | 'retries' | 'records'> {
  const { requests, retries, jobs } = counts.report(iterations.flatMap((iteration) => iteration.jobs));
  return { requests, retries, records: jobs.reduce((sum, job) => sum + job.records, 0) };
}
