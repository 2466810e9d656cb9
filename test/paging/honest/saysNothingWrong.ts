import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const all: Expected = { status: 'complete', lacks: ['error-answer', 'status-changed'], records: 34 };
const allParents: Expected = { status: 'complete', records: 5 };

/** Words of failure around the records that mean no failure. */
export const saysNothingWrong: Theme = {
  name: 'words of failure that tell of none',
  situations: [
    {
      title: 'answers as Cloudflare does, with "success", "errors": [] and a message on the last page',
      ...paged(ways.sizedPages({ limitParam: 'per_page' }), ({ items, total, isLast }) => ({
        success: true,
        errors: [],
        messages: isLast ? [{ code: 10000, message: 'This endpoint is deprecated' }] : [],
        result: items,
        result_info: { total_count: total },
      })),
      job: { dataField: 'result' },
      expect: all,
    },
    {
      title: 'answers as Lark does, with "code": 0 and "msg" on every page',
      ...paged(ways.tokens('data.page_token', 'page_token'), ({ items, token = '', isLast }) => ({
        code: 0,
        msg: 'success',
        data: { has_more: !isLast, page_token: token, items },
      })),
      job: { dataField: 'data.items' },
      expect: all,
    },
    {
      title: 'answers as Baidu does, with every empty form of an error',
      ...paged(ways.offsets(), ({ items, total }) => ({
        errno: 0,
        error: '',
        error_code: '0',
        exception: null,
        err: false,
        fault: {},
        total,
        list: items,
      })),
      job: { dataField: 'list' },
      expect: all,
    },
    {
      title: 'answers as Jira does, with empty errors and a filled warning about a filter',
      ...paged(ways.offsets({ offsetParam: 'startAt', limitParam: 'maxResults' }), ({ items, from, total }) => ({
        startAt: from,
        maxResults: 10,
        total,
        errorMessages: [],
        errors: {},
        warningMessages: ["The value 'x' does not exist for the field 'status'."],
        issues: items,
      })),
      job: { dataField: 'issues' },
      expect: all,
    },
    {
      title: 'answers as OpenWeather does, with a "cod" in text and a "message" that is another number each time',
      ...paged(ways.sizedPages({ limitParam: 'cnt' }), ({ items, number }) => ({
        cod: '200',
        message: 0.0032 * number,
        list: items,
      })),
      job: { dataField: 'list' },
      expect: all,
    },
    {
      title: 'answers as Buildkite does, and repeats the filter "state": "failed"',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ state: 'failed', total, builds: items })),
      job: { dataField: 'builds', params: { state: 'failed' } },
      expect: all,
    },
    {
      title: 'answers a search, and repeats the whole query with its "error" and "status"',
      ...paged(ways.offsets(), ({ items, total }) => ({
        query: { error: 'timeout', status: 'failure', success: 'false' },
        total_results: total,
        messages: items,
      })),
      job: { dataField: 'messages', params: { error: 'timeout', status: 'failure', success: 'false' } },
      expect: all,
    },
    {
      title: 'lists batches as Mailchimp does, whose records have errors and failed',
      ...paged(ways.offsets({ limitParam: 'count' }), ({ items, total }) => ({
        batches: items.map((item) => ({ ...item, status: 'failed', ok: false, error: 'x', errors: ['a'] })),
        total_items: total,
      })),
      job: { dataField: 'batches' },
      expect: all,
    },
    {
      title: 'counts "errors" and "failed" as a crawler does, beside its total',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ errors: 5, warnings: 12, failed: 3, total, urls: items })),
      job: { dataField: 'urls' },
      expect: all,
    },
    {
      title: 'counts states as Datadog does, none of them "ok"',
      ...paged(ways.sizedPages({ firstPage: 0 }), ({ items, total }) => ({
        counts: { ok: 0, alert: 30, error: 4, success: 0 },
        metadata: { total_count: total },
        monitors: items,
      })),
      job: { dataField: 'monitors' },
      expect: all,
    },
    {
      title: 'lists errors as Bugsnag does, under "errors", up to an empty list',
      ...paged(ways.pages(), ({ items }) => ({ errors: items })),
      job: { dataField: 'errors' },
      expect: { ...all, has: ['full-then-empty'] },
    },
    {
      title: 'lists errors under "data.error", with a total',
      ...paged(ways.offsets(), ({ items, total }) => ({ data: { error: items }, total })),
      job: { dataField: 'data.error' },
      expect: all,
    },
    {
      title: 'names the health of all hosts as Nagios does, which is "critical" on every page',
      ...paged(ways.offsets(), ({ items, total }) => ({ status: 'critical', state: 'error', total, hosts: items })),
      job: { dataField: 'hosts' },
      expect: all,
    },
    {
      title: 'has a "status" that says on the last page that it is the last',
      ...paged(ways.sizedPages(), ({ items, isLast, total }) => ({
        status: isLast ? 'END_OF_LIST' : 'MORE_AVAILABLE',
        total,
        items,
      })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'answers as Twitter v2 does, with errors about quoted tweets that were deleted, beside all tweets',
      ...paged(ways.tokens('meta.next_token', 'pagination_token'), ({ items, token, number }) => ({
        data: items,
        meta: { result_count: items.length, ...(token && { next_token: token }) },
        ...(number === 2 && {
          errors: [{ title: 'Not Found Error', resource_type: 'tweet', parameter: 'referenced_tweets.id', value: '1' }],
        }),
      })),
      job: { dataField: 'data' },
      expect: { status: ['complete', 'unknown'], records: 34 },
    },
    {
      title: 'is asked for runs as Airflow does, each a whole answer that says "failed" and "error"',
      pagination: { method: 'pagenum' },
      ...parents('.', (id) => ({
        body: { id, state: 'failed', success: false, error: 'disk full', error_code: 30_003 },
      })),
      expect: allParents,
      expectChild: { status: ['complete', 'unknown'], lacks: ['error-answer'], records: 5 },
    },
    {
      title: 'is asked for the messages of each channel as Slack does, and two channels have none',
      ...parents('messages', (id) => ({
        body: { ok: true, error: null, has_more: false, messages: things(id % 2 === 0 ? 0 : 4) },
      })),
      expect: allParents,
      expectChild: { status: ['complete', 'unknown'], lacks: ['error-answer', 'has-more'], records: 12 },
    },
  ],
};
