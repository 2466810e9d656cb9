import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { callTool } from '../../tools/callTool.ts';
import type { ToolHost } from '../../tools/toolHost.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testHost } from '../unit/tools/testHost.ts';
import { type Parts, trials } from './trials.ts';

describe('a configuration that changes between the question and the trial', () => {
  const folder = temporaryFolder();
  let host: ToolHost;
  let api: TestApi;
  beforeEach(async () => {
    host = testHost(folder());
    api = await startApi((_request, response) => sendJson(response, [{ id: 1 }]));
  });
  afterEach(() => api.close());

  const write = ({ api: part, config, job }: Parts = {}) => {
    const jobs = [{ endpoint: 'users', dataType: 'users', params: { state: 'open' }, ...job }];
    const text = JSON.stringify({ api: { baseUrl: 'URL/v1/', ...part }, config: { jobs, ...config } });
    writeFileSync(path.join(folder(), 'files/a.extractor.json'), text.replaceAll('URL', api.url));
  };
  const ask = async (consent: Partial<ToolHost> = {}) => {
    const result = await callTool('run_trial', { path: 'a.extractor.json', job: 'users' }, { ...host, ...consent });
    assert.ok('question' in result, JSON.stringify(result));
    return result;
  };

  for (const { name, given, gives } of trials) {
    it(`is asked about again, and nothing is sent: ${name}`, async () => {
      write();
      const { about } = await ask();
      write(given);
      const { question } = await ask({ consent: { to: about } });
      assert.match(question, /^The configuration has changed since this was asked\. Run the job "users" of /);
      assert.ok(question.includes(gives.says), question);
      assert.deepEqual(api.requests, []);
    });
  }
});
