import { cut, refused, withHeaders } from '../answers.ts';
import type { FindingRequest } from '../findingRequest.ts';
import type { Item, PagedApi } from '../pagedApi.ts';

/** An id as a 64-bit number, or undefined where the parameter is absent. */
function idIn(request: FindingRequest, name: string): bigint | undefined {
  const text = request.text(name);
  return text !== undefined && /^-?\d+$/.test(text) ? BigInt(text) : undefined;
}

/** The records whose id in a key passes a check. */
function where(records: Item[], key: string, passes: (id: bigint) => boolean): Item[] {
  return records.filter((record) => passes(BigInt(record[key])));
}

/** APIs that go on after an id of the records before. */
export const lastIds: PagedApi[] = [
  {
    id: 'shopify-since-id',
    family: 'Shopify REST before 2019: since_id, limit',
    kind: 'lastId',
    n: 143,
    traps: ['no total, no token', 'limit > 80: 400', 'page is ignored'],
    base: '/admin/',
    job: { endpoint: 'orders.json', params: { status: 'any' } },
    answer(request, records) {
      const limit = request.number('limit', 20);
      if (limit < 1 || limit > 80) return refused(400, { errors: 'limit must be between 1 and 80' });
      const since = idIn(request, 'since_id') ?? 0n;
      return {
        orders: cut(
          where(records, 'id', (id) => id > since),
          0,
          limit,
        ),
      };
    },
    truth: { pagination: { method: 'cursor', idKey: 'id', param: 'since_id' }, job: { params: { limit: 80 } } },
  },
  {
    id: 'stripe-charges',
    family: 'Stripe: starting_after is the text id of the last record, has_more',
    kind: 'lastId',
    n: 86,
    traps: ['ids are texts, so no cursor: only the place of the last record helps', 'limit cut at 40', 'no total'],
    base: '/v1/',
    job: { endpoint: 'charges' },
    record: (index, mark) => ({
      id: `ch_${((index * 7919) % 9973).toString(36)}${index}`,
      object: 'charge',
      description: mark,
    }),
    answer(request, records) {
      const after = request.text('starting_after');
      const start = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && start === 0)
        return refused(400, { error: { code: 'resource_missing', message: after } });
      const limit = request.size('limit', 10, 40);
      return {
        object: 'list',
        url: '/v1/charges',
        has_more: start + limit < records.length,
        data: cut(records, start, limit),
      };
    },
    // The id of the 40th record of a page is missing where the page is short.
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'data.39.id',
        queryParam: 'starting_after',
        includeParams: true,
      },
      job: { params: { limit: 40 } },
    },
    names: /\bid|text|last record|starting_after/i,
    accepts: ['unknown'],
  },
  {
    id: 'discord-messages',
    family: 'Discord channel messages: before, after, limit; snowflakes as texts',
    kind: 'lastId',
    n: 97,
    traps: ['falling ids', 'ids beyond 2^53 as texts', 'limit > 50: 400', 'a bare list'],
    base: '/api/v10/',
    job: { endpoint: 'channels/1/messages' },
    record: (index, mark) => ({ id: `${1_200_000_000_000_000_777n - BigInt(index) * 1_048_576n}`, content: mark }),
    answer(request, records) {
      const limit = request.number('limit', 25);
      const before = idIn(request, 'before');
      if (limit < 1 || limit > 50) return refused(400, { code: 50035, errors: { limit: 'int value should be <= 50' } });
      return cut(
        where(records, 'id', (id) => before === undefined || id < before),
        0,
        limit,
      );
    },
    truth: {
      pagination: { method: 'cursor', idKey: 'id', param: 'before', reverse: true },
      job: { params: { limit: 50 } },
    },
  },
  {
    id: 'mastodon-timeline',
    family: 'Mastodon timelines: max_id (exclusive), min_id, a Link header',
    kind: 'lastId',
    n: 80,
    traps: ['limit cut at 40, and n is a multiple', 'the Link header has ids', 'falling ids as texts'],
    base: '/api/v1/',
    job: { endpoint: 'timelines/public', params: { local: 'true' } },
    record: (index, mark) => ({ id: `${112_000_000_000_900_000n - BigInt(index) * 77n}`, content: mark, tags: [] }),
    answer(request, records) {
      const most = idIn(request, 'max_id');
      const rows = cut(
        where(records, 'id', (id) => most === undefined || id < most),
        0,
        request.size('limit', 20, 40),
      );
      const link = `<${request.origin}${request.path}?local=true&max_id=${rows.at(-1)?.['id']}>; rel="next"`;
      return withHeaders(rows, rows.length > 0 ? { Link: link } : {});
    },
    truth: {
      pagination: { method: 'cursor', idKey: 'id', param: 'max_id', reverse: true },
      job: { params: { limit: 40 } },
    },
  },
  {
    id: 'inclusive-from',
    family: 'Ledgers: from is inclusive (Stellar-like, Ripple-like)',
    kind: 'lastId',
    n: 69,
    traps: [
      'from is inclusive: one record twice',
      'numbers beyond 2^53',
      'strange parameters: 400',
      'the size is fixed',
    ],
    job: { endpoint: 'ledger/entries' },
    record: (index, mark) => ({ sequence: 9_007_199_254_740_993n + BigInt(index) * 4n, memo: mark }),
    answer(request, records) {
      const odd = request.strange(['from']);
      if (odd) return refused(400, { error: `no parameter ${odd}` });
      const least = idIn(request, 'from') ?? 0n;
      return {
        entries: cut(
          where(records, 'sequence', (id) => id >= least),
          0,
          15,
        ),
        from: least,
      };
    },
    truth: { pagination: { method: 'cursor', idKey: 'sequence', param: 'from', increment: 1 } },
  },
  {
    id: 'binance-trades',
    family: 'Binance historicalTrades: fromId (inclusive); without it the newest',
    kind: 'lastId',
    n: 78,
    traps: ['the bare call gives the newest records', 'fromId is inclusive', 'limit > 40: 400'],
    base: '/api/v3/',
    job: { endpoint: 'historicalTrades', params: { symbol: 'ABC' } },
    record: (index, mark) => ({ id: index, price: '1.5', note: mark }),
    answer(request, records) {
      const limit = request.number('limit', 20);
      if (limit < 1 || limit > 40)
        return refused(400, { code: -1130, msg: "Data sent for parameter 'limit' is not valid." });
      const from = idIn(request, 'fromId');
      return from === undefined
        ? records.slice(-limit)
        : cut(
            where(records, 'id', (id) => id >= from),
            0,
            limit,
          );
    },
    truth: {
      pagination: { method: 'cursor', idKey: 'id', param: 'fromId', increment: 1 },
      job: { params: { fromId: 0, limit: 40 } },
    },
    accepts: ['unknown'],
  },
  {
    id: 'couchdb-changes',
    family: 'CouchDB 1 _changes: since, last_seq, results',
    kind: 'lastId',
    n: 59,
    traps: ['last_seq is a token and an id', 'it never ends', 'limit has no default: here 20'],
    base: '/db/',
    job: { endpoint: '_changes' },
    record: (index, mark) => ({ seq: index * 3 + 2, id: mark, changes: [{ rev: `1-${index}` }] }),
    answer(request, records) {
      const since = idIn(request, 'since') ?? 0n;
      const later = where(records, 'seq', (id) => id > since);
      const results = cut(later, 0, request.size('limit', 20, 1000));
      return { results, last_seq: results.at(-1)?.['seq'] ?? Number(since), pending: later.length - results.length };
    },
    truth: { pagination: { method: 'cursor', idKey: 'seq', param: 'since' } },
  },
  {
    id: 'telegram-updates',
    family: 'Telegram getUpdates: offset is the last id and one',
    kind: 'lastId',
    n: 83,
    traps: [
      'offset is an id, not a position',
      'inclusive',
      'limit cut at 30',
      'a number below the first id is the beginning',
    ],
    base: '/bot1/',
    job: { endpoint: 'getUpdates' },
    record: (index, mark) => ({ update_id: 731_000_000 + index, message: { text: mark, entities: [] } }),
    answer(request, records) {
      const least = idIn(request, 'offset') ?? 0n;
      const result = cut(
        where(records, 'update_id', (id) => id >= least),
        0,
        request.size('limit', 15, 30),
      );
      return { ok: true, result };
    },
    truth: {
      pagination: { method: 'cursor', idKey: 'update_id', param: 'offset', increment: 1 },
      job: { params: { limit: 30 } },
    },
  },
  {
    id: 'groupme-before',
    family: 'Chats: pages go back in time, the records of a page go forward',
    kind: 'lastId',
    n: 61,
    traps: ['the smallest id stands first', 'before_id is exclusive', 'nested ids'],
    job: { endpoint: 'groups/9/messages' },
    record: (index, mark) => ({ head: { id: 400_000 - index * 5 }, text: mark }),
    answer(request, records) {
      const before = idIn(request, 'before_id');
      const older = records.filter(({ head }) => before === undefined || head.id < before);
      return { response: { count: records.length, messages: cut(older, 0, request.size('limit', 20, 50)).reverse() } };
    },
    truth: {
      pagination: { method: 'cursor', idKey: 'head.id', param: 'before_id', reverse: true },
      job: { dataField: 'response.messages', params: { limit: 50 } },
    },
  },
];
