import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const job = { dataField: 'items' };

/** APIs that ignore a parameter, or are read from the wrong start. */
export const ignoredParameters: Theme = {
  name: 'parameters that the API does not follow',
  situations: [
    {
      title: 'ignores the offset and sends its first page again',
      pagination: { method: 'offset', limit: 10 },
      answer: () => ({ body: things(57, 0, 10) }),
      expect: {
        status: 'incomplete',
        stop: 'repeated-page',
        has: ['repeated-page'],
        records: 10,
        atMostRequests: 2,
      },
    },
    {
      title: 'ignores the offset, sends its first page again and tells its total',
      pagination: { method: 'offset', limit: 10 },
      job,
      answer: () => ({ body: { total: 57, items: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'repeated-page', has: ['total-differs'], records: 10, atMostRequests: 2 },
    },
    {
      title: 'ignores the page number, sends its first page again, with the time of the answer',
      pagination: { method: 'pagenum' },
      job,
      answer: ({ turn }) => ({ body: { at: turn, items: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], records: 10, atMostRequests: 3 },
    },
    {
      title: 'sends its last page again for every page behind it',
      pagination: { method: 'pagenum' },
      job,
      answer: ({ number, turn }) => ({
        body: { at: turn, items: things(30, (Math.min(3, number('page', 1)) - 1) * 10, 10) },
      }),
      expect: {
        status: ['incomplete', 'unknown'],
        stop: 'repeated-page',
        has: ['repeated-page'],
        records: 30,
        atMostRequests: 5,
      },
    },
    {
      title: 'counts its pages from 0 and is asked from 1',
      pagination: { method: 'pagenum', limit: 10 },
      job,
      answer: ({ number }) => ({ body: { total: 25, items: things(25, number('page', 0) * 10, 10) } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 15 },
    },
    {
      title: 'counts its pages from 1, is asked from 0 and takes 0 for 1',
      pagination: { method: 'pagenum', limit: 10, firstPage: 0 },
      job,
      answer: ({ number }) => ({
        body: { total: 25, items: things(25, (Math.max(1, number('page', 1)) - 1) * 10, 10) },
      }),
      expect: { status: 'incomplete', stop: 'repeated-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'is read from the second record on',
      pagination: { method: 'offset', limit: 10, offsetFromJob: true },
      job: { ...job, params: { offset: 1 } },
      answer: ({ number }) => ({ body: { total: 25, items: things(25, number('offset', 0), 10) } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 24 },
    },
    {
      title: 'counts records from 1 and takes 0 for 1, so that one comes twice',
      pagination: { method: 'offset', limit: 10, limitParam: 'count', offsetParam: 'startIndex' },
      job: { dataField: 'Resources' },
      answer: ({ number }) => {
        const startIndex = Math.max(1, number('startIndex', 1));
        const Resources = things(25, startIndex - 1, 10);
        return { body: { totalResults: 25, itemsPerPage: 10, startIndex, Resources } };
      },
      expect: { status: 'unknown', stop: 'short-page', has: ['more-than-total'], records: 26 },
    },
    {
      title: 'has a parameter of the job that wins over the next address',
      pagination: { method: 'response.url', urlKey: 'next', includeParams: true },
      job: { ...job, params: { page: 1 } },
      answer: ({ number, url }) => {
        const page = number('page', 1);
        return { body: { next: `${url}/items?page=${page + 1}`, items: things(57, (page - 1) * 10, 10) } };
      },
      expect: {
        status: ['incomplete', 'unknown'],
        stop: 'repeated-page',
        hasOneOf: ['same-answer', 'repeated-page'],
        records: 10,
        atMostRequests: 2,
      },
    },
    {
      title: 'has the same parameter, and answers with the time',
      pagination: { method: 'response.url', urlKey: 'next', includeParams: true },
      job: { ...job, params: { page: 1 } },
      answer: ({ number, url, turn }) => {
        const page = number('page', 1);
        return { body: { at: turn, next: `${url}/items?page=${page + 1}`, items: things(57, (page - 1) * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], records: 10, atMostRequests: 3 },
    },
    {
      title: 'gives ids from the one asked for on, that one included',
      pagination: { method: 'cursor', idKey: 'id', param: 'since' },
      job,
      answer: ({ number, turn }) => ({
        body: { at: turn, items: things(23, Math.max(0, number('since', 1) - 1), 10) },
      }),
      expect: {
        status: ['incomplete', 'unknown'],
        stop: 'repeated-page',
        hasOneOf: ['same-answer', 'repeated-page'],
        atMostRequests: 6,
      },
    },
    {
      title: 'gives its newest first, so that nothing has a larger id than the first page',
      pagination: { method: 'cursor', idKey: 'id', param: 'since_id' },
      job,
      answer: ({ number }) => ({ body: { items: things(57).slice(number('since_id', 0)).reverse().slice(0, 10) } }),
      expect: { status: ['incomplete', 'unknown'], stop: 'empty-page', lacks: ['full-then-empty'], records: 10 },
    },
    {
      title: 'gives its newest first, so that nothing has a larger id than the first page, and tells its total',
      pagination: { method: 'cursor', idKey: 'id', param: 'since_id' },
      job,
      answer: ({ number }) => ({
        body: { total: 57, items: things(57).slice(number('since_id', 0)).reverse().slice(0, 10) },
      }),
      expect: { status: 'incomplete', stop: 'empty-page', has: ['total-differs'], records: 10 },
    },
  ],
};
