import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const lost = ['incomplete', 'unknown'] as const;
/** A response that says beyond doubt that it is a part, whatever its total says. */
const partial: Expected = { status: 'incomplete', has: ['says-partial'], records: 34 };
/** One response with ten records, and no paging. */
const single = (body: unknown): Pick<Situation, 'answer'> => ({ answer: () => ({ body }) });

/** Responses that call themselves partial, cut off or unfinished, often beside a total that counts the same part. */
export const partialAnswers: Theme = {
  name: 'answers that call themselves partial',
  situations: [
    {
      title: 'searches as Elasticsearch does, and the second page "timed_out", its total reached',
      ...paged(ways.offsets({ offsetParam: 'from', limitParam: 'size' }), ({ items, number, total }) => ({
        timed_out: number === 2,
        hits: { total: { value: total, relation: 'eq' }, hits: items },
      })),
      job: { dataField: 'hits.hits' },
      expect: partial,
    },
    {
      title: 'searches as OpenSearch does, and two shards "failed" on every page, its total reached',
      ...paged(ways.offsets({ offsetParam: 'from', limitParam: 'size' }), ({ items, total }) => ({
        timed_out: false,
        _shards: { total: 5, successful: 3, skipped: 0, failed: 2, failures: [{ shard: 1 }, { shard: 4 }] },
        hits: { total: { value: total, relation: 'eq' }, hits: items },
      })),
      job: { dataField: 'hits.hits' },
      expect: partial,
    },
    {
      title: 'scrolls as OpenSearch does, and one shard "failed" on the first page only',
      ...paged(ways.tokens('_scroll_id', 'scroll_id'), ({ items, token, number }) => ({
        ...(token && { _scroll_id: token }),
        _shards: { total: 5, successful: number === 1 ? 4 : 5, failed: number === 1 ? 1 : 0 },
        hits: { hits: items },
      })),
      job: { dataField: 'hits.hits' },
      expect: partial,
    },
    {
      title: 'searches as GitHub does, with "incomplete_results" on its first page only',
      ...paged(ways.sizedPages({ limitParam: 'per_page' }), ({ items, number, total }) => ({
        total_count: total,
        incomplete_results: number === 1,
        items,
      })),
      job: { dataField: 'items' },
      expect: partial,
    },
    {
      title: 'answers as Solr does, with "partialResults" in its header, its total reached',
      ...paged(ways.offsets({ offsetParam: 'start', limitParam: 'rows' }), ({ items, from, total }) => ({
        responseHeader: { status: 0, QTime: 5000, partialResults: true },
        response: { numFound: total, start: from, docs: items },
      })),
      job: { dataField: 'response.docs' },
      expect: partial,
    },
    {
      title: 'answers as Apache Pinot does, with "partialResult" and one server that did not respond',
      ...single({
        resultTable: { rows: things(10) },
        partialResult: true,
        numServersQueried: 4,
        numServersResponded: 3,
        numRowsResultSet: 10,
      }),
      job: { dataField: 'resultTable.rows' },
      expect: { ...partial, records: 10 },
    },
    {
      title: 'answers as InfluxDB does, with "partial" beside the values of its only series',
      ...single({ results: [{ series: [{ name: 'cpu', columns: ['time'], values: things(10), partial: true }] }] }),
      job: { dataField: 'results.0.series.0.values' },
      expect: { ...partial, records: 10 },
    },
    {
      title: 'answers as ES|QL does, with "is_partial" beside its values',
      ...single({ took: 3, is_partial: true, values: things(10) }),
      job: { dataField: 'values' },
      expect: { ...partial, records: 10 },
    },
    {
      title: 'answers as an Elasticsearch async search does, "is_partial" and "is_running" around the answer',
      ...single({ id: 'Fm', is_partial: true, is_running: true, response: { hits: { total: 10, hits: things(10) } } }),
      job: { dataField: 'response.hits.hits' },
      expect: { ...partial, records: 10 },
    },
    {
      title: 'lists as ArcGIS does, and its only page "exceededTransferLimit"',
      ...single({ objectIdFieldName: 'id', exceededTransferLimit: true, features: things(10) }),
      job: { dataField: 'features' },
      expect: { status: 'incomplete', records: 10 },
    },
    {
      title: 'lists as S3 does, and its only page "IsTruncated"',
      ...single({ Name: 'bucket', MaxKeys: 1000, KeyCount: 10, IsTruncated: true, Contents: things(10) }),
      job: { dataField: 'Contents' },
      expect: { status: 'incomplete', records: 10 },
    },
    {
      title: 'answers as Azure Resource Graph does, with "resultTruncated" as text and a total of this part',
      ...single({ totalRecords: 10, count: 10, resultTruncated: 'true', facets: [], data: things(10) }),
      job: { dataField: 'data' },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'searches a directory as a gateway of LDAP does, and its last page says "sizeLimitExceeded"',
      ...paged(ways.sizedPages(), ({ items, isLast }) => ({ sizeLimitExceeded: isLast, entries: items })),
      job: { dataField: 'entries' },
      expect: { status: lost, records: 34 },
    },
    {
      title: 'searches as Typesense does, and its "search_cutoff" is set, as many found as read',
      ...single({ found: 10, out_of: 5000, page: 1, search_cutoff: true, hits: things(10) }),
      job: { dataField: 'hits' },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'answers as Azure Monitor does, with the rows that it has and a "PartialError" beside them',
      ...single({ tables: [{ rows: things(10) }], error: { code: 'PartialError', message: 'Some errors occurred.' } }),
      job: { dataField: 'tables.0.rows' },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'answers as the GitHub GraphQL does, with the nodes that it has and errors beside them',
      ...single({
        data: { search: { nodes: things(10), pageInfo: { hasNextPage: false, endCursor: null } } },
        errors: [{ message: 'Something went wrong while executing your query.', path: ['search', 'nodes'] }],
      }),
      job: { method: 'POST', dataField: 'data.search.nodes' },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'is asked for the code of each repository as the GitHub search does, and one answer is incomplete',
      ...parents('items', (id) => ({ body: { total_count: 4, incomplete_results: id === 2, items: things(4) } })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: lost, has: ['says-partial'], records: 20 },
    },
    {
      title: 'is asked for one index after the other as Elasticsearch does, and the second "timed_out"',
      beside: { iterations: [{ index: 'a' }, { index: 'b' }] },
      job: { dataField: 'hits.hits' },
      answer: ({ turn }) => ({ body: { timed_out: turn === 2, hits: { total: { value: 7 }, hits: things(7) } } }),
      expect: { status: lost, has: ['says-partial'], records: 14 },
    },
  ],
};
