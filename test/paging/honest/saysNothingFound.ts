import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

/** Three full pages, and any response after them. */
const full: Expected = { status: ['complete', 'unknown'], lacks: ['error-answer'], records: 30 };

/** Ends that an API reports as if something were wrong: nothing was found, and nothing is missing. */
export const saysNothingFound: Theme = {
  name: 'ends that are told like errors',
  situations: [
    {
      title: 'ends as Etherscan does, with "status": "0", "No transactions found" and an empty list',
      ...paged(
        ways.sizedPages({ limitParam: 'offset' }),
        ({ items }) => ({ status: '1', message: 'OK', result: items }),
        {
          total: 30,
          instead: { 4: { body: { status: '0', message: 'No transactions found', result: [] } } },
        },
      ),
      job: { dataField: 'result' },
      expect: { ...full, status: 'complete', lacks: ['error-answer', 'status-changed'] },
    },
    {
      title: 'ends as OMDb does, with "Response": "False" and an "Error" that nothing was found, all of its total read',
      ...paged(ways.pages(), ({ items, total }) => ({ Search: items, totalResults: String(total), Response: 'True' }), {
        total: 30,
        instead: { 4: { body: { Response: 'False', Error: 'Movie not found!' } } },
      }),
      job: { dataField: 'Search' },
      expect: { status: ['complete', 'unknown'], records: 30 },
    },
    {
      title: 'ends as Zoho does, with an object that says that there is no data to show',
      ...paged(ways.sizedPages(), ({ items }) => ({ response: { result: { Leads: { row: items } }, uri: '/Leads' } }), {
        total: 30,
        instead: { 4: { body: { response: { nodata: { code: '4422', message: 'There is no data to show' } } } } },
      }),
      job: { dataField: 'response.result.Leads.row' },
      expect: full,
    },
    {
      title: 'ends as ServiceNow does, with "failure" and an error that says that no record was found',
      ...paged(ways.offsets({ offsetParam: 'sysparm_offset' }), ({ items }) => ({ result: items }), {
        total: 30,
        instead: {
          4: {
            body: {
              error: { message: 'No Record found', detail: 'Records matching query not found' },
              status: 'failure',
            },
          },
        },
      }),
      job: { dataField: 'result' },
      expect: { status: ['complete', 'unknown'], records: 30 },
    },
    {
      title: 'ends as Google Places does, with the status ZERO_RESULTS behind the last token',
      ...paged(
        ways.tokens('next_page_token', 'pagetoken'),
        ({ items, number, isLast }) => ({
          results: items,
          status: isLast && items.length === 0 ? 'ZERO_RESULTS' : 'OK',
          ...(number <= 3 && { next_page_token: `t${number + 1}` }),
        }),
        { total: 30 },
      ),
      job: { dataField: 'results' },
      expect: { ...full, status: 'complete' },
    },
    {
      title: 'finds nothing at all as Google Places does, with ZERO_RESULTS on the only page',
      job: { dataField: 'results' },
      answer: () => ({ body: { html_attributions: [], results: [], status: 'ZERO_RESULTS' } }),
      expect: { status: ['complete', 'unknown'], lacks: ['error-answer', 'status-changed'], records: 0 },
    },
    {
      title: 'ends as Pipedrive does, with "success" and null in place of the list',
      ...paged(
        ways.offsets({ offsetParam: 'start' }),
        ({ items, from }) => ({
          success: true,
          data: items.length > 0 ? items : null,
          additional_data: { pagination: { start: from, limit: 10, more_items_in_collection: from + 10 < 30 } },
        }),
        { total: 30 },
      ),
      job: { dataField: 'data' },
      expect: { ...full, status: 'complete' },
    },
    {
      title: 'ends as Harbor does, with null where a list of Go is empty',
      ...paged(ways.pages(), ({ items }) => ({ tags: items.length > 0 ? items : null, name: 'library' }), {
        total: 30,
      }),
      job: { dataField: 'tags' },
      expect: { ...full, status: 'complete' },
    },
    {
      title: 'ends as Google Ads does, which leaves an empty list out behind the last token',
      ...paged(
        ways.tokens('nextPageToken', 'pageToken'),
        ({ items, number }) => ({
          fieldMask: 'campaign.id',
          ...(items.length > 0 && { results: items }),
          ...(number <= 3 && { nextPageToken: `t${number + 1}` }),
        }),
        { total: 30 },
      ),
      job: { dataField: 'results' },
      expect: { ...full, status: 'complete' },
    },
    {
      title: 'ends as the Google People API does, without a list but with a token for the next synchronisation',
      ...paged(
        ways.tokens('nextPageToken', 'pageToken'),
        ({ items, number }) => ({
          ...(items.length > 0 && { connections: items }),
          ...(number <= 3 ? { nextPageToken: `t${number + 1}` } : { nextSyncToken: 'CPDAlvWDx70CEPDAlvWDx70C' }),
        }),
        { total: 30 },
      ),
      job: { dataField: 'connections' },
      expect: full,
    },
    {
      title: 'ends as Zoho CRM does, with 204 that is ignored, all of its total read',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ data: items, info: { count: items.length }, total }), {
        total: 30,
        instead: { 4: { body: undefined, status: 204 } },
      }),
      api: { http: { ignoreErrors: [204] } },
      job: { dataField: 'data' },
      expect: { ...full, status: 'complete' },
    },
    {
      title: 'ends as Greenhouse does, with 204 that is ignored, and knows no total',
      ...paged(ways.pages(), ({ items }) => ({ candidates: items }), {
        instead: { 5: { body: undefined, status: 204 } },
      }),
      api: { http: { ignoreErrors: [204] } },
      job: { dataField: 'candidates' },
      expect: { status: ['complete', 'unknown'], lacks: ['error-answer'], records: 34 },
    },
    {
      title: 'ends as the Rick and Morty API does, with a 404 that is ignored and says that there is nothing here',
      ...paged(ways.pages(), ({ items, total, pages }) => ({ info: { count: total, pages }, results: items }), {
        instead: { 5: { body: { error: 'There is nothing here' }, status: 404 } },
      }),
      api: { http: { ignoreErrors: [404] } },
      job: { dataField: 'results' },
      expect: { status: ['complete', 'unknown'], records: 34 },
    },
    {
      title: 'is asked for the orders of each customer, and says of one that nothing was found',
      ...parents('orders', (id) => ({
        body:
          id === 2
            ? { status: 'not_found', message: 'No results found', orders: [] }
            : { status: 'ok', orders: things(4) },
      })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: ['complete', 'unknown'], lacks: ['error-answer', 'status-changed'], records: 16 },
    },
  ],
};
