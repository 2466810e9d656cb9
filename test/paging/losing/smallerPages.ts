import { paged } from '../paged.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const lost: Expected = { status: ['incomplete', 'unknown'] };

/** Page sizes that are smaller than requested, and pages that come again before the end. */
export const smallerPages: Theme = {
  name: 'smaller pages than asked for, and pages that come again too early',
  situations: [
    {
      title: 'sends as Confluence does no more than its own "limit", less than asked for, and links on',
      ...paged(
        ways.offsets({ limit: 500, offsetParam: 'start' }),
        ({ items }) => ({ results: items, limit: 200, size: 200, _links: { next: '/items?start=200' } }),
        { total: 570, size: 200 },
      ),
      job: { dataField: 'results' },
      expect: { status: 'incomplete', records: 200 },
    },
    {
      title: 'sends as Zoom does no more than its own "page_size" and tells its total',
      ...paged(
        ways.sizedPages({ limit: 1000, limitParam: 'page_size' }),
        ({ items, number }) => ({
          page_count: 2,
          page_number: number,
          page_size: 300,
          total_records: 570,
          users: items,
        }),
        { total: 570, size: 300 },
      ),
      job: { dataField: 'users' },
      expect: { status: 'incomplete', records: 300 },
    },
    {
      title: 'sends as GitLab does no more than the header X-Per-Page says, less than asked for',
      ...paged(ways.sizedPages({ limit: 500, limitParam: 'per_page' }), ({ items }) => items, {
        total: 570,
        size: 100,
        headers: () => ({ 'X-Per-Page': '100', 'X-Page': '1' }),
      }),
      expect: { ...lost, records: 100 },
    },
    {
      title: 'sends as Bitbucket does no more than its "pagelen", less than asked for, and links on',
      ...paged(
        ways.sizedPages({ limit: 500, limitParam: 'pagelen' }),
        ({ items, asked }) => ({ pagelen: 100, page: 1, values: items, next: `${asked.url}/items?page=2` }),
        { total: 570, size: 100 },
      ),
      job: { dataField: 'values' },
      expect: { status: 'incomplete', records: 100 },
    },
    {
      title: 'sends as HAPI FHIR does 50 of the 100 asked for, and says nothing',
      ...paged(ways.offsets({ limit: 100, limitParam: '_count' }), () => ({
        resourceType: 'Bundle',
        entry: things(50),
      })),
      job: { dataField: 'entry' },
      expect: { ...lost, records: 50 },
    },
    {
      title: 'answers every page behind the second with page 1, far below its total',
      ...paged(ways.pages(), ({ number }) => ({
        page: number,
        total: 57,
        items: things(57, number === 2 ? 10 : 0, 10),
      })),
      job: { dataField: 'items' },
      expect: { ...lost, records: 20, atMostRequests: 60 },
    },
    {
      title:
        'answers every page behind the third with the third, as a list of at most 30 results does, and says 5 pages',
      ...paged(ways.pages(), ({ number }) => ({
        page: number,
        total_pages: 5,
        items: things(50, (Math.min(number, 3) - 1) * 10, 10),
      })),
      job: { dataField: 'items' },
      expect: { ...lost, records: 30, atMostRequests: 60 },
    },
  ],
};
