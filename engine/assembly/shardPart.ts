import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import type { RunEventDetail, Shard, ShardedRun } from '../core/contracts/generated/types.ts';
import { UserError } from '../core/errors.ts';
import { Redactor } from '../core/secrecy/redactor.ts';
import { listShards } from '../core/shards/listShards.ts';
import { findShard, readShardedRun, readShardName } from '../core/shards/readShard.ts';
import { shardIterations } from '../core/shards/shardIterations.ts';
import type { KeptPage } from '../io/pages/keptPage.ts';
import { PageFile, type WrittenPages } from '../io/pages/pageFile.ts';
import { type DoneShard, pageSource, ShardStore } from '../io/pages/shardStore.ts';
import type { Place } from '../io/places/place.ts';
import type { RunCounts } from '../run/counting/runCounts.ts';
import type { PageSender } from '../run/sending/sender.ts';
import { createPagesWriter, idleWriter } from '../run/shards/pagesWriter.ts';
import type { OpenPart, RunPart } from '../run/shards/runPart.ts';
import { ShardedPages } from '../run/shards/shardedPages.ts';
import { answeringSender, keepingSender } from '../run/shards/shardSender.ts';
import { checkConfig } from './listRunShards.ts';

/** Where a shard is read. */
export interface ShardPlace {
  /** The configuration's text, with the values of its environment. */
  configText: string;
  /** Receives the pages, and has those of the stage before. */
  place: Place;
  signal: AbortSignal;
}

/**
 * The part of a run that a shard reads: nothing if its pages are there already. `given` is the shard as it was listed.
 * Throws a UserError if it is not a shard of this configuration.
 */
export async function openShard(given: unknown, { configText, place, signal }: ShardPlace): Promise<RunPart> {
  const [run, name] = [readShardedRun(given), readShardName(given)];
  checkConfig(configText, run);
  const store = new ShardStore(place, run);
  const done = await store.find(name, signal);
  if (done !== undefined) {
    const { pages, bytes } = done.pages;
    return idlePart(run, { kind: 'pages-kept', shard: name, pages, bytes }, `The shard "${name}" is done already.`);
  }
  return {
    run,
    sendsNothing: false,
    async open({ config, counts, event, signal }) {
      const shard = findShard(config, run, name);
      const masker = new Redactor(config.secrets, config.pagedBy);
      const iterations = shardIterations(config.iterations, shard);
      const parents = await openParents(config, shard, store, signal);
      const file = await PageFile.create();
      const mayBeBehindEnd = shard.pages !== undefined;
      const keep = { mayBeBehindEnd, keep: (page: KeptPage) => file.add(page) };
      const put = (written: WrittenPages, ending: AbortSignal) =>
        store.put({ shard, ...countsOf(counts, iterations) }, written, ending);
      return {
        iterations,
        pages: shard.pages,
        requestsPerSecond: shard.requestsPerSecond,
        writer: createPagesWriter({ shard: name, file, event, put }),
        takesParent: (job, index) => parents === undefined || job.pointer !== parents.pointer || parents.has(index),
        senderFor(iteration, sender) {
          const keeping = keepingSender(sender, { ...keep, iteration, masker });
          if (parents === undefined) return keeping;
          const answering = answeringSender(sender, { iteration, masker, pages: parents.pages });
          const senderOf = (pointer: string): PageSender => (pointer === parents.pointer ? answering : keeping);
          return { ...keeping, send: (request, errand) => senderOf(errand.job.pointer).send(request, errand) };
        },
        close: async () => parents?.pages.close(),
      };
    },
  };
}

/** A part of a run that reads nothing, and says why. */
export function idlePart(run: ShardedRun, detail: RunEventDetail, message: string): RunPart {
  return {
    run,
    sendsNothing: false,
    open: async ({ event }) => ({
      iterations: [],
      senderFor: (_iteration, sender) => sender,
      takesParent: () => true,
      writer: idleWriter(() => event('info', detail, message)),
    }),
  };
}

function countsOf(
  counts: RunCounts,
  iterations: OpenPart['iterations'],
): Pick<DoneShard, 'requests' | 'retries' | 'records'> {
  const { requests, retries, jobs } = counts.report(iterations.flatMap((iteration) => iteration.jobs));
  return { requests, retries, records: jobs.reduce((sum, job) => sum + job.records, 0) };
}

/** The parent records of a shard of stage 2, and which of them are its own. */
interface Parents {
  /** The pointer of their job. */
  pointer: string;
  pages: ShardedPages;
  has(index: number): boolean;
}

async function openParents(
  config: ExtractionConfig,
  { name, groups, children, run }: Shard,
  store: ShardStore,
  signal: AbortSignal,
): Promise<Parents | undefined> {
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
  const [from, to] = [children.part - 1, children.part].map((part) => Math.floor((done.records * part) / children.of));
  return {
    pointer: job?.pointer ?? '',
    pages: new ShardedPages([pageSource(store, done, signal)]),
    has: (index) => index >= Number(from) && index < Number(to),
  };
}
