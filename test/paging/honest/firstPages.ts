import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const numbered = { method: 'pagenum', limit: 10 };

/** First pages that are the first, whatever a response says of pages before. */
export const firstPages: Theme = {
  name: 'first pages',
  situations: [
    {
      title: 'counts pages from 0, and is read from there',
      pagination: { ...numbered, firstPage: 0 },
      job: { dataField: 'content' },
      answer: ({ number }) => {
        const page = number('page', 0);
        return { body: { content: things(37, page * 10, 10), number: page, first: page === 0, last: page === 3 } };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['first-page-missed'], records: 37 },
    },
    {
      title: 'is read from a later page on purpose',
      pagination: { ...numbered, firstPage: 3 },
      job: { dataField: 'content' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { content: things(37, page * 10 - 10, 10), has_previous: page > 1, has_next: page < 4 } };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['first-page-missed'], records: 17 },
    },
    {
      title: 'always links to what may be newer, as Mastodon does',
      pagination: { method: 'cursor', idKey: 'id', param: 'min_id' },
      answer: ({ number, url }) => {
        const items = things(23, number('min_id', 0), 10);
        const link = `<${url}/items?since_id=${items[0]?.id ?? 0}>; rel="prev"`;
        return { body: items, headers: { Link: link } };
      },
      expect: { status: 'complete', stop: 'empty-page', lacks: ['first-page-missed'], records: 23 },
    },
    {
      title: 'always gives cursors for both sides, as Facebook does',
      pagination: { method: 'response.param', responseParam: 'paging.cursors.after', queryParam: 'after' },
      job: { dataField: 'data' },
      answer: ({ number, url }) => {
        const from = number('after', 0);
        const after = from < 20 && { after: String(from + 10) };
        const previous = `${url}/items?before=${from}`;
        return { body: { data: things(23, from, 10), paging: { cursors: { before: 'x', ...after }, previous } } };
      },
      expect: { status: 'complete', stop: 'no-next-value', lacks: ['first-page-missed'], records: 23 },
    },
    {
      title: 'counts one down and one up on every page',
      pagination: numbered,
      job: { dataField: 'items' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return {
          body: { items: things(23, page * 10 - 10, 10), total: 23, prev_page: page - 1, page, next_page: page + 1 },
        };
      },
      expect: {
        status: 'complete',
        stop: 'short-page',
        lacks: ['first-page-missed'],
        records: 23,
      },
    },
    {
      title: 'tells where its page is, as Laravel does',
      pagination: numbered,
      job: { dataField: 'data' },
      answer: ({ number, url }) => {
        const page = number('page', 1);
        const to = (at: number) => `${url}/items?page=${at}`;
        const [prev, next] = [page > 1 ? to(page - 1) : null, page < 3 ? to(page + 1) : null];
        const from = page * 10 - 9;
        const urls = { first_page_url: to(1), prev_page_url: prev, next_page_url: next };
        return {
          body: { current_page: page, from, to: from + 9, per_page: 10, ...urls, data: things(23, from - 1, 10) },
        };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['first-page-missed'], records: 23 },
    },
    {
      title: 'names no previous page',
      pagination: numbered,
      job: { dataField: 'items' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return {
          body: { items: things(23, page * 10 - 10, 10), previous: page > 1 ? page - 1 : null, has_prev: page > 1 },
        };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['first-page-missed'], records: 23 },
    },
  ],
};
