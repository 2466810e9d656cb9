import { isUserError } from '../../core/errors.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import { maskBody } from '../../core/secrecy/masker.ts';
import { keepBody } from '../../core/secrecy/recorded/keptBody.ts';
import { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';
import { pointerWithin } from '../../core/text/pointerWithin.ts';
import type { ExchangeKeeper } from '../exchanges/exchangeKeeper.ts';
import { keepLimits } from '../exchanges/keptExchange.ts';
import type { ShardPage } from '../pages/shardPage.ts';
import { findDoneShards, ShardStore } from '../pages/shardStore.ts';
import type { RecordedExchange } from '../recording/recordedExchange.ts';
import type { FoundRun } from './findRun.ts';

/**
 * Reads the first pages of the shards beside the report of their run, and keeps them in a folder. The secrets of the
 * run are unknown here: they are masked by the names of their keys.
 */
export async function fetchPages(
  { place, report }: Pick<FoundRun, 'place' | 'report'>,
  keeper: ExchangeKeeper,
  signal: AbortSignal,
): Promise<RecordedExchange[]> {
  const exchanges: RecordedExchange[] = [];
  const jobs = new Map(report.jobs.map(({ pointer, name }) => [pointerWithin(pointer), name]));
  const mask = new SecretMask(new Map(), new Set());
  const enough = new AbortController();
  for await (const { key, status, headers, body } of pagesIn(place, AbortSignal.any([signal, enough.signal]))) {
    const asked = requestOf(key);
    if (asked === undefined) continue;
    const { pointer, ...request } = asked;
    const job = jobs.get(pointer);
    const exchange = { ...request, job, status, headers: Object.fromEntries(headers) };
    const number = exchanges.push({ ...exchange, at: 0, ms: 0 });
    const write = () => ({ ...exchange, number, requestHeaders: {}, bytes: body.length, at: 0, ms: 0 });
    await keeper.add({ number, bytes: body.length, write, body: () => keepBody(masked(body, mask), mask) });
    if (number >= keepLimits.exchanges) break;
  }
  // Ends the reading of a file that has more pages.
  enough.abort();
  await keeper.end();
  return exchanges;
}

function masked(body: Uint8Array, mask: SecretMask): Uint8Array {
  const text = new TextDecoder().decode(body).trimStart();
  return /^[[{]/.test(text) ? Buffer.from(maskBody(text, mask)) : body;
}

/** The pages of all shards in order; none if there are no shards. */
async function* pagesIn(place: FoundRun['place'], signal: AbortSignal): AsyncGenerator<ShardPage, void> {
  const found = await findDoneShards(place, signal).catch((error: unknown) => {
    if (isUserError(error) && error.code === 'pages.none') return undefined;
    throw error;
  });
  if (found === undefined) return;
  const store = new ShardStore(place, found.run);
  for (const done of found.shards.values()) yield* store.pages(done, signal);
}

/** The request of a key (`engine/core/shards/pageKey.ts`). */
function requestOf(key: string): { pointer: string; method: string; url: string; body?: unknown } | undefined {
  const parts: unknown = parsed(key);
  if (!Array.isArray(parts)) return undefined;
  const [, pointer, method, url, body] = parts;
  if (![pointer, method, url].every((part) => typeof part === 'string')) return undefined;
  return { pointer, method, url, ...(body !== null && body !== undefined && { body }) };
}

function parsed(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}
