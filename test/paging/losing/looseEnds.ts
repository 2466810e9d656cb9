import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const lost = ['incomplete', 'unknown'] as const;
const first: Expected = { status: 'incomplete', records: 10 };
/** A bare list with a header, and no paging. */
const listWith = (headers: Record<string, string>): Pick<Situation, 'answer'> => ({
  answer: () => ({ body: things(10), headers }),
});

/** Links and headers to pages that were never requested. */
export const looseEnds: Theme = {
  name: 'links and headers that nobody followed',
  situations: [
    {
      title: 'lists as Azure DevOps does, with a token in the header x-ms-continuationtoken',
      ...listWith({ 'x-ms-continuationtoken': '2026-01-31T08:00:00Z' }),
      expect: first,
    },
    {
      title: 'lists as Cosmos DB does, with a token in the header x-ms-continuation',
      job: { dataField: 'Documents' },
      answer: () => ({
        body: { _rid: 'd', _count: 10, Documents: things(10) },
        headers: { 'x-ms-continuation': '{"token":"+RID:1#RT:1"}' },
      }),
      expect: first,
    },
    {
      title: 'lists as Oracle Cloud does, with a token in the header opc-next-page',
      ...listWith({ 'opc-next-page': 'AAAAAAAAAAHNVMwxJt' }),
      expect: first,
    },
    {
      title: 'lists a page, with a cursor in the header X-Next-Cursor',
      ...listWith({ 'X-Next-Cursor': 'eyJpZCI6MTB9' }),
      expect: first,
    },
    {
      title: 'lists a page, with "true" in the header X-Has-More',
      ...listWith({ 'X-Has-More': 'true' }),
      expect: first,
    },
    {
      title: 'pages as GitLab does, and the header X-Next-Page of its short page still has a number',
      ...paged(
        ways.sizedPages({ limitParam: 'per_page' }),
        ({ items, number }) => items.slice(0, number === 2 ? 8 : 10),
        {
          headers: ({ number, isLast }) => ({ 'X-Next-Page': isLast ? '' : String(number + 1) }),
        },
      ),
      expect: { status: 'incomplete', records: 18 },
    },
    {
      title: 'is asked for the children of each parent as Okta does, and one has a link to more in its header',
      ...parents('.', (id, { url }) => ({
        body: things(4),
        ...(id === 2 && { headers: { Link: `<${url}/items/2/children?after=x>; rel="next"` } }),
      })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: 'incomplete', records: 20 },
    },
    {
      title: 'lists as HAPI FHIR does, with the next address in a list of links',
      job: { dataField: 'entry' },
      answer: ({ url }) => ({
        body: {
          resourceType: 'Bundle',
          link: [
            { relation: 'self', url: `${url}/items` },
            { relation: 'next', url: `${url}/items?_getpages=x&_getpagesoffset=10` },
          ],
          entry: things(10),
        },
      }),
      expect: { status: lost, records: 10 },
    },
    {
      title: 'lists the newest first as Mastodon does, is asked for what is newer, and its link is never followed',
      pagination: ways.ids('since_id').pagination,
      answer: ({ query, url }) =>
        query.has('since_id')
          ? { body: [] }
          : { body: things(34, 24).reverse(), headers: { Link: `<${url}/items?max_id=25>; rel="next"` } },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'lists the newest first with a link in the body, and is asked for what is newer',
      pagination: ways.ids('since_id').pagination,
      job: { dataField: 'items' },
      answer: ({ query, url }) => ({
        body: query.has('since_id') ? { items: [] } : { items: things(34, 24), next: `${url}/items?max_id=25` },
      }),
      expect: { status: lost, lacks: ['link-ended'], records: 10 },
    },
    {
      title: 'links as JSON:API does to all sides, and the job follows "last" instead of "next"',
      ...paged(ways.links('links.last'), ({ items, link, isLast, asked }) => ({
        data: items,
        links: { next: link, ...(!isLast && { last: `${asked.url}/items?page=4` }) },
      })),
      job: { dataField: 'data' },
      expect: { status: 'incomplete', has: ['next-link'], records: 14 },
    },
  ],
};
