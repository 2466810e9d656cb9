import { paged } from '../paged.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import type { Thing } from '../things.ts';
import { ways } from '../ways.ts';

const incomplete: Expected = { status: 'incomplete', has: ['total-differs'], records: 24 };
const doubtful: Expected = { status: 'unknown', has: ['total-differs'], records: 24 };

/** The third of 34 pages has four records, which ends the paging, and the total stands somewhere. */
function shortPage(
  name: string,
  path: string,
  say: (items: readonly Thing[]) => unknown,
  expect = incomplete,
): Situation {
  return {
    title: `serves a short page in the middle of 340, and tells the total as ${name} does`,
    ...paged(ways.sizedPages(), ({ items, number }) => say(items.slice(0, number === 3 ? 4 : 10)), { total: 340 }),
    job: { dataField: { path, delimiter: '/' } },
    expect,
  };
}

/** An API with the total in a header. */
function inHeader(header: string, value: unknown, expect = incomplete): Situation {
  return {
    title: `serves a short page in the middle of 340, and tells of them in the header "${header}: ${value}"`,
    ...paged(ways.sizedPages(), ({ items, number }) => items.slice(0, number === 3 ? 4 : 10), {
      total: 340,
      headers: () => ({ [header]: String(value) }),
    }),
    expect,
  };
}

/** Totals in places and under names that only some APIs have. */
export const unseenTotals: Theme = {
  name: 'totals in unusual places',
  situations: [
    shortPage('openFDA', 'results', (results) => ({ meta: { results: { skip: 0, limit: 10, total: 340 } }, results })),
    shortPage('Gong', 'calls', (calls) => ({ records: { totalRecords: 340, currentPageSize: 10 }, calls })),
    shortPage('Last.fm', 'tracks/track', (track) => ({ tracks: { track, '@attr': { total: '340' } } })),
    shortPage('eBay Finding', 'item', (item) => ({ item, paginationOutput: { totalEntries: '340' } })),
    shortPage('OpenAIRE', 'results', (results) => ({ header: { numFound: 340 }, results })),
    shortPage('API Platform', 'hydra:member', (items) => ({ 'hydra:member': items, 'hydra:totalItems': 340 })),
    shortPage('Scopus', 'entry', (entry) => ({ 'opensearch:totalResults': '340', entry })),
    shortPage('Tableau', 'workbooks/workbook', (workbook) => ({
      pagination: { pageNumber: '1', pageSize: '10', totalAvailable: '340' },
      workbooks: { workbook },
    })),
    shortPage('Eventbrite', 'events', (events) => ({ pagination: { object_count: 340, page_size: 10 }, events })),
    shortPage('Discogs', 'releases', (releases) => ({ pagination: { items: 340, per_page: 10 }, releases })),
    shortPage('MusicBrainz', 'recordings', (recordings) => ({ 'recording-count': 340, recordings })),
    shortPage('Europe PMC', 'result', (result) => ({ hitCount: 340, result })),
    shortPage('Google Analytics', 'rows', (rows) => ({ rowCount: 340, rows })),
    shortPage('Opendatasoft', 'records', (records) => ({ nhits: 340, records })),
    shortPage('GeoNames', 'geonames', (geonames) => ({ totalResultsCount: 340, geonames })),
    shortPage('Jellyfin', 'Items', (Items) => ({ TotalRecordCount: 340, Items })),
    shortPage('KuCoin', 'data/items', (items) => ({ code: '200000', data: { totalNum: 340, items } })),
    shortPage('GeoServer', 'features', (features) => ({
      numberMatched: 340,
      numberReturned: features.length,
      features,
    })),
    shortPage('TED', 'notices', (notices) => ({ totalNoticeCount: 340, notices })),
    shortPage('Typesense', 'hits', (hits) => ({ found: 340, out_of: 5000, page: 1, hits }), doubtful),
    shortPage('STAC', 'features', (features) => ({ context: { matched: 340, limit: 10 }, features }), doubtful),
    shortPage('Meilisearch', 'hits', (hits) => ({ estimatedTotalHits: 340, limit: 10, hits }), doubtful),
    shortPage('an inventory', 'stock', (stock) => ({ totalAvailable: 340, stock }), doubtful),
    shortPage('an index', 'docs', (docs) => ({ full_count: 340, docs }), doubtful),
    shortPage('an old shop', 'tickets', (tickets) => ({ total_tickets: 340, tickets }), doubtful),
    inHeader('X-PW-TOTAL', 340),
    inHeader('X-Count', 340),
    inHeader('X-Record-Count', 340),
    inHeader('Pagination-Count', 340),
    inHeader('X-Hits', 340, doubtful),
    inHeader('X-Pagination', '{"TotalCount":340,"PageSize":10}'),
    inHeader('X-Pagination', '{"TotalPages":34,"HasNext":false}', {
      ...incomplete,
      status: 'unknown',
      has: ['pages-missing'],
    }),
    inHeader('X-Pagination', '{"HasNext":true,"HasPrevious":true}', { ...incomplete, has: ['has-more'] }),
  ],
};
