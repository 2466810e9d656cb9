import { UserError } from '../core/errors.ts';
import { Redactor } from '../core/secrecy/redactor.ts';
import { listShards } from '../core/shards/listShards.ts';
import { countText } from '../core/text/countText.ts';
import { type DoneShard, findDoneShards, pageSource, ShardStore } from '../io/pages/shardStore.ts';
import { startState } from '../io/pages/startState.ts';
import type { Place } from '../io/places/place.ts';
import type { RunPart } from '../run/shards/runPart.ts';
import { ShardedPages } from '../run/shards/shardedPages.ts';
import { answeringSender } from '../run/shards/shardSender.ts';
import { checkConfig } from './listRunShards.ts';

const mostNamed = 5;

/**
 * The whole of a run whose responses are in the pages of its shards. Throws a UserError where there are none, or those
 * of another configuration.
 */
export async function openCombined({
  configText,
  place,
  signal,
}: {
  /** The configuration's text, with the values of its environment. */
  configText: string;
  place: Place;
  signal: AbortSignal;
}): Promise<RunPart> {
  const { run, shards: done } = await findDoneShards(place, signal);
  checkConfig(configText, run);
  return {
    run,
    sendsNothing: true,
    startState: (given) => startState(place, run, given, signal),
    async open({ config, counts, signal }) {
      const store = new ShardStore(place, run);
      const shards = listShards(config, run).stages.flat();
      const missing = shards.filter(({ name }) => !done.has(name));
      if (missing.length > 0) throw missingShards(missing, shards.length);
      const found = shards.flatMap(({ name }) => done.get(name) ?? []);
      const pages = new ShardedPages(found.map((shard) => pageSource(store, shard, signal)));
      const masker = new Redactor(config.secrets, config.pagedBy);
      return {
        iterations: config.iterations,
        sent: { requests: sum(found, 'requests'), retries: sum(found, 'retries') },
        senderFor: (iteration, sender) => answeringSender(sender, { iteration, masker, pages, counts }),
        takesParent: () => true,
        end: () => pages.end(),
        close: () => pages.close(),
      };
    },
  };
}

function sum(shards: readonly DoneShard[], count: 'requests' | 'retries'): number {
  return shards.reduce((total, shard) => total + shard[count], 0);
}

function missingShards(missing: readonly { name: string; title: string }[], all: number): UserError {
  const named = missing.slice(0, mostNamed).map(({ name, title }) => `"${name}" (${title})`);
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  const message = `${missing.length} of ${countText(all, 'shard')} are missing: ${named.join(', ')}${more}. Run them, then combine again.`;
  return new UserError('pages.incomplete', message);
}
