import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const width = 16;
/** The first page is read alone, the others at the same time. */
const pages = 1 + width;

describe('pagewright run --parallel', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  /** The requests that wait until there are as many as a run may send at a time. */
  const held: (() => void)[] = [];

  beforeEach(async () => {
    api = await startApi(({ url = '' }, response) => {
      const page = Number(new URL(url, 'http://a').searchParams.get('page') ?? 1);
      if (page === 1 || page > pages) return sendJson(response, pageOf(page));
      held.push(() => sendJson(response, pageOf(page)));
      if (held.length === width) for (const respond of held.splice(0)) respond();
    });
  });
  afterEach(() => api.close());

  const pageOf = (page: number) => ({ pages, items: page > pages ? [] : [{ id: page }] });

  it('warns of nothing with many requests at a time', async () => {
    const pagination = { method: 'pagenum', limit: 1 };
    const jobs = [{ endpoint: 'users', dataField: 'items' }];
    const file = path.join(folder(), 'users.extractor.json');
    writeFileSync(file, JSON.stringify({ api: { baseUrl: api.url, pagination }, config: { jobs } }));
    const { code, stderr } = await runCli(['run', file, '--no-shapes', '--parallel', String(width)]);
    assert.deepEqual([code, stderr], [0, '']);
    assert.equal(api.connections(), width);
  });
});
