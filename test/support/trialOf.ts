import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../tools/call/toolHost.ts';
import { callTool } from '../../tools/set/callTool.ts';
import { testHost } from '../unit/tools/testHost.ts';
import { sendJson, startApi, type TestApi } from './startApi.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Keys that replace those of a good configuration, with `URL` for the address of the API. */
export interface Parts {
  api?: object;
  config?: object;
  job?: object;
}

/** Creates for each test the job "users" of a configuration in a folder, its API, and who may try it. */
export function trialOfUsers() {
  const folder = temporaryFolder();
  let host: ToolHost;
  let api: TestApi;
  beforeEach(async () => {
    host = testHost(folder());
    api = await startApi((_request, response) => sendJson(response, [{ id: 1 }]));
  });
  afterEach(() => api.close());

  const input = { path: 'a.extractor.json', job: 'users' };
  return {
    host: () => host,
    api: () => api,
    input,
    text({ api: part, config, job }: Parts = {}): string {
      const jobs = [{ endpoint: 'users', dataType: 'users', params: { state: 'open' }, ...job }];
      const text = JSON.stringify({ api: { baseUrl: 'URL/v1/', ...part }, config: { jobs, ...config } });
      return text.replaceAll('URL', api.url);
    },
    write: (content: string, name = input.path) => writeFileSync(path.join(folder(), 'files', name), content),
    /** The question about a trial; the trial is not made. */
    async ask(more: Partial<ToolHost> = {}, given: object = {}) {
      const result = await callTool('run_trial', { ...input, ...given }, { ...host, ...more });
      assert.ok('question' in result, JSON.stringify(result));
      return result;
    },
  };
}
