import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const all: Expected = {
  status: 'complete',
  lacks: ['has-more', 'token-beside', 'next-link', 'link-header'],
  records: 34,
};

/** Three full pages and a short one, each of which says whether there is more. */
function around(title: string, say: (isLast: boolean, read: number) => Record<string, unknown>): Situation {
  return {
    title,
    ...paged(ways.sizedPages(), ({ items, isLast, from }) => ({ ...say(isLast, from + items.length), items })),
    job: { dataField: 'items' },
    expect: all,
  };
}

/** A page as Sentry has it: its link to a next page always is there, and says whether that has anything. */
const sentryLinks = (url: string, page: number, isLast: boolean) => ({
  Link: `<${url}/items?page=${page - 1}>; rel="previous"; results="${page > 1}"; cursor="0:0:1", <${url}/items?page=${page + 1}>; rel="next"; results="${!isLast}"; cursor="0:100:0"`,
});

/** Words for the end, on pages of which the last says that it is the last. */
export const endsInWords: Theme = {
  name: 'other words for the end',
  situations: [
    around('says as GBIF does on its last page endOfRecords', (isLast) => ({ endOfRecords: isLast })),
    around('says on its last page "eof"', (isLast) => ({ eof: isLast })),
    around('says on its last page that it is finished', (isLast) => ({ finished: isLast })),
    around('says on its last page that it is exhausted', (isLast) => ({ meta: { exhausted: isLast } })),
    around('lists the games of one match that is not finished', () => ({ id: 7, finished: false })),
    around('has no additional pages in the end', (isLast) => ({ has_additional: !isLast })),
    around('has as DynamoDB does a key on all pages but its last', (isLast) =>
      isLast ? {} : { LastEvaluatedKey: { id: 3 } },
    ),
    around('has an empty key on its last page', (isLast) => ({ LastEvaluatedKey: isLast ? {} : { id: 3 } })),
    around('has as Cassandra does no paging state in the end', (isLast) => ({ pagingState: isLast ? null : '0018' })),
    around('says as Twitter does in the end "0"', (isLast) => ({
      next_cursor: isLast ? 0 : 7,
      next_cursor_str: isLast ? '0' : '7',
    })),
    around('has as API Platform does no next view in the end', (isLast) => ({
      'hydra:view': { 'hydra:last': '/items?page=4', ...(!isLast && { 'hydra:next': '/items?page=9' }) },
    })),
    around('has no next batch in the end', (isLast) => (isLast ? {} : { next_batch: 's72595_4483' })),
    around('names the record behind its last as the next', (_, read) => ({ nextRecord: read + 1 })),
    around('has a view with a next run', () => ({ view: { next: '/runs/7', title: 'x' } })),
    {
      title: 'sends as Sentry does a link to a next page without results, and all is on the one page',
      answer: ({ url }) => ({ body: things(34), headers: sentryLinks(url, 1, true) }),
      expect: { ...all, has: ['no-next'] },
    },
    {
      title: 'sends such links on numbered pages',
      ...paged(ways.sizedPages(), ({ items }) => items, {
        headers: ({ asked, number, isLast }) => sentryLinks(asked.url, number, isLast),
      }),
      expect: { ...all, lacks: ['link-header', 'first-page-missed', 'capped-page'] },
    },
    {
      title: 'sends such a link on a page that is shorter than what was asked for',
      ...paged(ways.sizedPages({ limit: 100 }), ({ items }) => items, {
        size: 100,
        headers: ({ asked, number, isLast }) => sentryLinks(asked.url, number, isLast),
      }),
      expect: { ...all, lacks: ['link-header', 'first-page-missed', 'capped-page'] },
    },
    {
      title: 'sends such links for the children of each parent',
      ...parents('.', (_, { url }) => ({ body: things(3), headers: sentryLinks(url, 1, true) })),
      expect: { status: ['complete', 'unknown'], records: 5 },
      expectChild: { status: ['complete', 'unknown'], lacks: ['link-header'], records: 15 },
    },
  ],
};
