import assert from 'node:assert/strict';
import path from 'node:path';
import { DiskRunStore } from '../../../../../client/runs/history/diskRunStore.ts';
import { RunRecorder } from '../../../../../client/runs/history/runRecorder.ts';
import { pageText } from '../../../../../client/runs/pages/pageText.ts';
import { secretForms } from '../../../../../engine/core/secrecy/secretForms.ts';
import { readKeptExchange } from '../../../../../engine/faces/exchanges.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { answerCarelessly, secretCases } from '../../../../support/secretCases.ts';
import { startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('What is kept of a run in the workspace holds no secret', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let isBroken = false;
  beforeEach(async () => {
    api = await startApi((request, response) => {
      // Every header of the request comes back as one of the response, and its address comes back in Location.
      for (const [name, value = ''] of Object.entries(request.headers)) {
        if (name.startsWith('x-')) response.setHeader(`x-echo-${name}`, value);
      }
      response.setHeader('location', request.url ?? '');
      answerCarelessly(request, response, isBroken);
    });
  });
  afterEach(() => api.close());

  for (const [title, { secrets, given = {}, config }] of Object.entries(secretCases)) {
    for (const broken of [false, true]) {
      it(`${title}: ${broken ? 'a run that the API refuses' : 'a run that works'}`, async () => {
        isBroken = broken;
        const store = new DiskRunStore(folder());
        const about = { configFile: '/w/a.json', configText: '{}', scope: {}, title: 'a', outDir: '/w/out' };
        const recorder = new RunRecorder({ ...about, id: 'run', startedAt: new Date(Date.UTC(2026, 0, 31)) });
        const values = {
          ...given.file,
          ...(given.environment && { '#password': Object.values(given.environment)[0] ?? '' }),
        };
        const request = { outDir: path.join(folder(), 'out'), keep: store.exchangesOf('run'), secrets: values };
        const { events, report } = await runToEnd(
          { ...request, config: config(`${api.url}/v1/`) },
          undefined,
          (event) => recorder.add(event),
        );
        recorder.end(report);
        assert.equal(report.outcome, broken ? 'failed' : 'done');
        await store.saveEvents('run', events);
        await store.save(recorder.record);
        const files = Object.entries(readFolder(path.join(folder(), 'run')));
        assert.ok(files.some(([name]) => /exchanges\/\d+\.exchange\.json/.test(name)));
        assert.ok(files.some(([name]) => /exchanges\/answers\/\d+\.json/.test(name)));
        const texts = [...files, ...(await pagesOf(recorder.record.jobs, store))];
        for (const [name, text] of texts) {
          for (const form of secrets.flatMap((secret) => [...secretForms(secret)])) {
            assert.ok(!text.includes(form), `${name} holds "${form}":\n${text}`);
          }
        }
      });
    }
  }
});

async function pagesOf(jobs: RunRecorder['record']['jobs'], store: DiskRunStore): Promise<[string, string][]> {
  const pages: [string, string][] = [];
  for (const job of jobs) {
    for (const request of job.requests) {
      const exchange = await readKeptExchange(store.exchanges('run'), request.number);
      assert.ok(exchange, `Request ${request.number} is kept.`);
      pages.push([`the page of request ${request.number}`, pageText({ job, request, exchange, body: undefined })]);
    }
  }
  return pages;
}
