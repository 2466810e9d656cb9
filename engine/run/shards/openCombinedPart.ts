import type { ShardedRun } from '../../core/contracts/generated/types.ts';
import { UserError } from '../../core/errors.ts';
import { Redactor } from '../../core/secrecy/redactor.ts';
import { listShards } from '../../core/shards/listShards.ts';
import { countText } from '../../core/text/countText.ts';
import type { DoneShard, ShardStore } from '../../io/pages/shardStore.ts';
import type { Writer } from '../writing/writer.ts';
import type { OpenPart, PartServices } from './runPart.ts';
import { ShardedPages } from './shardedPages.ts';
import { answeringSender } from './shardSender.ts';
import { wholeShare } from './share.ts';

const maxNamed = 5;

interface ShardsToCombine {
  run: ShardedRun;
  /** The finished shards, by name. */
  done: ReadonlyMap<string, DoneShard>;
  store: Pick<ShardStore, 'source'>;
}

/** A whole run whose shards are done: its sender responds with their pages. Throws a UserError if some are missing. */
export async function openCombinedPart(
  { run, done, store }: ShardsToCombine,
  { config, counts, signal }: PartServices,
): Promise<OpenPart> {
  const shards = listShards(config, run).stages.flat();
  const missing = shards.filter(({ name }) => !done.has(name));
  if (missing.length > 0) throw missingShards(missing, shards.length);
  const found = shards.flatMap(({ name }) => done.get(name) ?? []);
  const pages = new ShardedPages(found.map((shard) => store.source(shard, signal)));
  const masker = new Redactor(config.secrets, config.pagedBy);
  counts.sentByOthers({ requests: sum(found, 'requests'), retries: sum(found, 'retries') });
  return {
    iterations: config.iterations,
    share: { ...wholeShare, isWhole: false },
    requestsPerSecond: undefined,
    senderFor: (iteration, sender) => answeringSender(sender, { iteration, masker, pages, counts }),
    openWriter: async (openTables) => readingAll(await openTables(), pages),
  };
}

/** A writer that publishes nothing until all pages are read. */
function readingAll(tables: Writer, pages: ShardedPages): Writer {
  return {
    hasTables: tables.hasTables,
    begin: (iteration) => tables.begin(iteration),
    end: (iteration) => tables.end(iteration),
    add: (...page) => tables.add(...page),
    async *publish(startedAt, signal) {
      await pages.end();
      return yield* tables.publish(startedAt, signal);
    },
    async discard() {
      await tables.discard();
      await pages.close();
    },
  };
}

function sum(shards: readonly DoneShard[], count: 'requests' | 'retries'): number {
  return shards.reduce((total, shard) => total + shard[count], 0);
}

function missingShards(missing: readonly { name: string; title: string }[], all: number): UserError {
  const named = missing.slice(0, maxNamed).map(({ name, title }) => `"${name}" (${title})`);
  const more = missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : '';
  const message = `${missing.length} of ${countText(all, 'shard')} are missing: ${named.join(', ')}${more}. Run them, then combine again.`;
  return new UserError('pages.incomplete', message);
}
