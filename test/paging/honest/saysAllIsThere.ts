import { paged } from '../paged.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const all: Expected = { status: 'complete', lacks: ['says-partial', 'has-more'], records: 34 };

/** Words for parts, ends and states that say nothing against the records, or that everything is there. */
export const saysAllIsThere: Theme = {
  name: 'words for parts that say that all is there',
  situations: [
    {
      title: 'searches as Elasticsearch does, with shards that were skipped and none that failed',
      ...paged(ways.offsets({ offsetParam: 'from', limitParam: 'size' }), ({ items, total }) => ({
        timed_out: false,
        _shards: { total: 5, successful: 5, skipped: 2, failed: 0, failures: [] },
        hits: { total: { value: total, relation: 'eq' }, hits: items },
      })),
      job: { dataField: 'hits.hits' },
      expect: all,
    },
    {
      title: 'says in every form that it is not partial, as no API does all at once',
      ...paged(ways.sizedPages(), ({ items, total }) => ({
        partial: false,
        incomplete_results: 'false',
        truncated: 0,
        timedOut: null,
        isPartial: 'no',
        hasPartialErrors: false,
        partialFailureError: null,
        exceededTransferLimit: '',
        total,
        items,
      })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'lists as S3 does, "IsTruncated" on all pages but the last',
      ...paged(ways.tokens('NextContinuationToken', 'continuation-token'), ({ items, token, isLast }) => ({
        IsTruncated: !isLast,
        KeyCount: items.length,
        Contents: items,
        ...(token && { NextContinuationToken: token }),
      })),
      job: { dataField: 'Contents' },
      expect: all,
    },
    {
      title: 'lists as ArcGIS does, "exceededTransferLimit" on all pages but the last, which leaves it out',
      ...paged(ways.offsets({ offsetParam: 'resultOffset' }), ({ items, isLast }) => ({
        ...(!isLast && { exceededTransferLimit: true }),
        features: items,
      })),
      job: { dataField: 'features' },
      expect: all,
    },
    {
      title: 'lists as Twitter 1.1 does, and the texts of its records are "truncated"',
      ...paged(ways.sizedPages(), ({ items, total }) => ({
        total,
        statuses: items.map((item) => ({ ...item, truncated: true, partial: true, timed_out: true })),
      })),
      job: { dataField: 'statuses' },
      expect: all,
    },
    {
      title: 'lists as Shopify does, and repeats the filter "fulfillment_status": "partial"',
      ...paged(ways.sizedPages(), ({ items, total }) => ({
        fulfillment_status: 'partial',
        count: total,
        orders: items,
      })),
      job: { dataField: 'orders', params: { fulfillment_status: 'partial' } },
      expect: all,
    },
    {
      title: 'lists the jobs that are running as Airbyte does, and repeats "status": "running"',
      ...paged(ways.offsets(), ({ items, total }) => ({ status: 'running', total, jobs: items })),
      job: { dataField: 'jobs', params: { status: 'running' } },
      expect: all,
    },
    {
      title: 'counts as Asana does how many tasks are "incomplete", beside its total',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ incomplete: 5, completed: 29, total, tasks: items })),
      job: { dataField: 'tasks' },
      expect: all,
    },
    {
      title: 'repeats settings as OpenSearch does, which allow partial results and name a timeout',
      ...paged(ways.offsets(), ({ items, total }) => ({
        settings: { allow_partial_search_results: true, timeout: '30s', terminate_after: 100_000, partial_match: true },
        total,
        items,
      })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'searches as Algolia does, whose count is not exhaustive',
      ...paged(ways.sizedPages({ firstPage: 0, limitParam: 'hitsPerPage' }), ({ items, number, pages }) => ({
        hits: items,
        nbHits: 36,
        page: number - 1,
        nbPages: pages,
        exhaustiveNbHits: false,
        exhaustive: { nbHits: false, typo: true },
      })),
      job: { dataField: 'hits' },
      expect: { status: ['complete', 'unknown'], lacks: ['says-partial'], records: 34 },
    },
    {
      title: 'answers as Trino does, whose query is "RUNNING" until its last page, some pages without data',
      ...paged(ways.links('nextUri'), ({ items, number, link, isLast }) => ({
        id: '20260131_08',
        ...(number !== 1 && { data: items }),
        stats: { state: isLast ? 'FINISHED' : 'RUNNING', queued: false },
        ...(link && { nextUri: link }),
      })),
      job: { dataField: 'data' },
      expect: { ...all, status: ['complete', 'unknown'], records: 24 },
    },
    {
      title: 'answers as BigQuery does, with "jobComplete" and all of "totalRows"',
      ...paged(ways.tokens('pageToken', 'pageToken'), ({ items, token, total }) => ({
        jobComplete: true,
        totalRows: String(total),
        rows: items,
        ...(token && { pageToken: token }),
      })),
      job: { dataField: 'rows' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'answers as CloudWatch Logs Insights does, and its query is "Complete"',
      ...paged(ways.sizedPages(), ({ items }) => ({ results: items, status: 'Complete' })),
      job: { dataField: 'results' },
      expect: all,
    },
    {
      title: 'answers as Salesforce does, "done" on its only page',
      job: { dataField: 'records' },
      answer: () => ({ body: { totalSize: 7, done: true, records: things(7) } }),
      expect: { ...all, records: 7 },
    },
    {
      title: 'lists as PostgREST does, with status 206 on every page, whose ranges go on to the total',
      ...paged(ways.offsets(), ({ items }) => items, {
        headers: ({ from, items, total }) => ({ 'Content-Range': `${from}-${from + items.length - 1}/${total}` }),
        status: () => 206,
      }),
      expect: all,
    },
    {
      title: 'says on its last page as Zendesk does that the limit of calls is reached, all of its total read',
      ...paged(ways.sizedPages(), ({ items, total, isLast }) => ({
        rate_limit: { remaining: isLast ? 0 : 9, limit_reached: isLast },
        count: total,
        tickets: items,
      })),
      job: { dataField: 'tickets' },
      expect: { status: ['complete', 'unknown'], records: 34 },
    },
  ],
};
