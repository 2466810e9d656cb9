import assert from 'node:assert/strict';
import path from 'node:path';
import { listRunShards } from '../../../../engine/faces/shards.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

interface Case {
  job?: object;
  jobs?: object[];
  pagination?: object;
  api?: object;
  config?: object;
  limits?: object;
  /** Beside the parameters. */
  beside?: object;
  /**
   * The pointers besides those of the jobs, below `parameters` where they are in it, by the code or kind that has them.
   */
  wanted: Record<string, string[]>;
  /** The first request for pages is refused. */
  isRefused?: boolean;
}

/** The things that can have a pointer, with their parts of a configuration. */
const cases: Record<string, Case> = {
  'nothing but jobs': { wanted: {} },
  'evidence about an option of the paging': {
    pagination: { method: 'response.param', responseParam: 'meta.nxt', queryParam: 'after' },
    wanted: { 'path-never-found': ['/api/pagination/responseParam'], 'total-differs': ['/api/pagination'] },
  },
  'evidence about the job': {
    job: { dataField: 'itms' },
    wanted: { 'data-field-never-found': ['/config/jobs/0/dataField'] },
  },
  'a placeholder': {
    job: { children: [{ endpoint: 'orders/{id}', placeholders: { id: 'nope' }, dataType: 'lines' }] },
    wanted: { 'job.placeholder-not-found': ['/config/jobs/0/children/0/placeholders/id'] },
  },
  'evidence about children': {
    job: { children: [{ endpoint: 'orders/{id}', dataType: 'lines' }] },
    wanted: { 'no-placeholders': ['/config/jobs/0/children/0'] },
  },
  'evidence of a limit': {
    job: { children: [{ endpoint: 'orders/{id}', placeholders: { id: 'id' }, dataType: 'lines' }] },
    limits: { maxChildRuns: 1 },
    wanted: { 'max-children': ['/config/jobs/0/children/0'] },
  },
  'a column and a mapping': {
    config: {
      mappings: { orders: { id: { mapping: { destination: 'id' } }, mail: { mapping: { destination: 'mail' } } } },
    },
    wanted: { 'column-empty': ['/config/mappings/orders/mail'], 'fields-unmapped': ['/config/mappings/orders'] },
  },
  'a warning': {
    api: { http: { headers: { Connection: 'close' } } },
    wanted: { 'config-warning': ['/api/http/headers/Connection'] },
  },
  'an error': { job: { endpoint: 'none' }, wanted: { 'http.status': ['/config/jobs/0/endpoint'] } },
  'an error of the authentication': {
    api: { authentication: { type: 'basic' } },
    config: { username: 'ada', '#password': 'hush-hush' },
    isRefused: true,
    wanted: { 'http.status': ['/api/authentication'] },
  },
  'a configuration that cannot be run': {
    job: { scroller: 'none' },
    pagination: { method: 'multiple', scrollers: { some: { method: 'pagenum' } } },
    wanted: { 'pagination.unknown-scroller': ['/config/jobs/0/scroller'] },
  },
};

describe('The pointers of a run', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let isRefused: boolean | undefined;
  before(async () => {
    const pages: Record<string, unknown> = {
      '/orders': {
        items: [
          { id: 1, name: 'a' },
          { id: 2, name: 'b' },
        ],
        meta: { next: 'b', total: 4 },
      },
      '/orders/1': [{ sku: 'a' }],
      '/orders/2': [{ sku: 'b' }],
    };
    api = await startApi(({ url = '' }, response) => {
      const page = pages[url];
      sendJson(response, page ?? {}, isRefused ? 401 : page === undefined ? 404 : 200);
    });
  });
  after(() => api.close());

  function documentOf({ job, jobs, pagination, api: more, config, beside }: Case, isWrapped: boolean): object {
    const orders = { endpoint: 'orders', dataField: 'items', dataType: 'orders', ...job };
    const parameters = {
      api: { baseUrl: `${api.url}/`, ...(pagination && { pagination }), ...more },
      config: { jobs: jobs ?? [orders], ...config },
    };
    return isWrapped ? { parameters, ...beside } : parameters;
  }

  /** Every pointer in the events and the report of a run, by the code or the kind that has it. */
  async function pointersOf(given: Case, isWrapped: boolean): Promise<Map<string, string[]>> {
    isRefused = given.isRefused;
    const found = new Map<string, string[]>();
    const note = (what: string, pointer: string | undefined) => {
      if (pointer !== undefined) found.set(what, [...new Set([...(found.get(what) ?? []), pointer])]);
    };
    const { events, report } = await runToEnd({
      config: documentOf(given, isWrapped),
      outDir: path.join(folder(), 'out'),
      ...(given.limits && { limits: given.limits }),
    });
    for (const event of events) if ('pointer' in event) note('code' in event ? event.code : event.kind, event.pointer);
    for (const { pointer, verdict } of report.jobs) {
      note('job', pointer);
      for (const { code, pointer: blamed } of verdict.evidence) note(code, blamed);
    }
    return found;
  }

  for (const [title, given] of Object.entries(cases)) {
    for (const isWrapped of [false, true]) {
      it(`are those of the file, ${isWrapped ? 'wrapped' : 'bare'}: ${title}`, async () => {
        const root = isWrapped ? '/parameters' : '';
        const found = await pointersOf(given, isWrapped);
        for (const [what, pointers] of Object.entries(given.wanted))
          assert.deepEqual(
            found.get(what),
            pointers.map((pointer) => root + pointer),
            `${what}: ${[...found]}`,
          );
        for (const pointer of [...found.values()].flat()) {
          assert.ok(pointer.startsWith(`${root}/`), pointer);
          assert.ok(isIn(documentOf(given, isWrapped), pointer), pointer);
        }
      });
    }
  }

  it('are those of the file in the notes on shards', async () => {
    const independent = { method: 'POST', endpoint: 'a' };
    const given = { wanted: {}, jobs: [independent, { ...independent, endpoint: 'b' }] };
    for (const isWrapped of [false, true]) {
      const listed = await listRunShards({
        configText: JSON.stringify(documentOf(given, isWrapped)),
        startedAt: 0,
        shards: 4,
        signal: new AbortController().signal,
      });
      assert.ok('notes' in listed);
      assert.deepEqual(
        listed.notes.map(({ pointer }) => pointer),
        [`${isWrapped ? '/parameters' : ''}/config/jobs/0`],
      );
    }
  });
});

/** Whether a pointer points to a value, or to a key that an object could have. */
function isIn(document: unknown, pointer: string): boolean {
  const steps = pointer.split('/').slice(1, -1);
  let value = document;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false;
    value = (value as Record<string, unknown>)[step];
  }
  return typeof value === 'object' && value !== null;
}
