import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

/** Scrolls that the API remembers, so that the token stays the same. */
export const scrolls: Theme = {
  name: 'scrolls',
  situations: [
    {
      title: 'scrolls with a token that stays the same from page to page until it is gone',
      pagination: {
        method: 'response.param',
        responseParam: 'scroll',
        queryParam: 'scroll',
        scrollRequest: { endpoint: 'scroll', method: 'GET' },
      },
      job: { endpoint: 'search', dataField: 'items' },
      answer: ({ path, turn }) => {
        const page = path === '/search' ? 0 : turn;
        return { body: { items: things(33, page * 10, 10), ...(page < 3 && { scroll: 'c2Nyb2xs' }) } };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-value',
        has: ['token-ended'],
        lacks: ['repeated-page'],
        records: 33,
      },
    },
    {
      title: 'scrolls as Elasticsearch does, with one token and an empty page that repeats in the end',
      pagination: {
        method: 'response.param',
        responseParam: '_scroll_id',
        queryParam: 'scroll_id',
        scrollRequest: { endpoint: '_search/scroll', method: 'POST', params: { scroll: '1m' } },
      },
      job: { endpoint: 'things/_search', method: 'POST', params: { size: 10 }, dataField: 'hits.hits' },
      answer: ({ path, turn }) => {
        const page = path === '/things/_search' ? 0 : turn;
        const hits = things(23, page * 10, 10).map((thing) => ({ _id: String(thing.id), _source: thing }));
        const shards = { total: 50, successful: 50, skipped: 0, failed: 0 };
        return {
          body: {
            _scroll_id: 'DXF1ZXJ5',
            took: 1,
            timed_out: false,
            _shards: shards,
            hits: { total: { value: 23, relation: 'eq' }, max_score: 1, hits },
          },
        };
      },
      expect: {
        status: ['complete', 'unknown'],
        stop: 'repeated-page',
        has: ['total-matches'],
        lacks: ['total-differs', 'token-beside'],
        records: 23,
        atMostRequests: 6,
      },
    },
    {
      title: 'scrolls as Elasticsearch does, and each answer says how long it took',
      pagination: {
        method: 'response.param',
        responseParam: '_scroll_id',
        queryParam: 'scroll_id',
        scrollRequest: { endpoint: '_search/scroll', method: 'POST', params: { scroll: '1m' } },
      },
      limits: { maxRequests: 20 },
      job: { endpoint: 'things/_search', method: 'POST', params: { size: 10 }, dataField: 'hits.hits' },
      answer: ({ path, turn }) => {
        const page = path === '/things/_search' ? 0 : turn;
        const hits = things(23, page * 10, 10).map((thing) => ({ _id: String(thing.id), _source: thing }));
        const total = { value: 23, relation: 'eq' };
        return { body: { _scroll_id: 'DXF1ZXJ5', took: 3 + turn, timed_out: false, hits: { total, hits } } };
      },
      expect: {
        status: ['complete', 'unknown'],
        stop: 'repeated-page',
        has: ['total-matches'],
        records: 23,
        atMostRequests: 6,
      },
    },
  ],
};
