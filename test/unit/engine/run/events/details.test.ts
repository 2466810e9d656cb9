import assert from 'node:assert/strict';
import type { RunRequest } from '../../../../../engine/faces/run.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const child = { endpoint: 'users/{id}', placeholders: { id: 'id' }, dataField: '.' };
const pagination = { method: 'pagenum', limit: 1 };
const ofChild = ['job-started', 'request', 'page', 'paging-stopped'];

describe('The details of a run', () => {
  const folder = temporaryFolder();

  /** The kinds of the events of level debug, each once, and what the run said otherwise. */
  async function run(details: RunRequest['details'], debug = false) {
    const api = await startApi((request, response) =>
      sendJson(response, request.url?.includes('page=1') ? [{ id: 1 }] : []),
    );
    const config = {
      api: { baseUrl: `${api.url}/`, pagination },
      config: { debug, jobs: [{ endpoint: 'users', children: [child] }] },
    };
    const { events, report } = await runToEnd({ config, outDir: folder(), ...(details && { details }) });
    await api.close();
    const told = new Set(events.filter(({ level }) => level === 'debug').map(({ kind }) => kind));
    const loud = events.filter(({ level }) => level !== 'debug').map(({ message }) => message);
    return { told: [...told].toSorted(), loud, jobs: report.jobs };
  }

  it('are all told unless it is said who listens, and where the configuration sets "debug"', async () => {
    const all = [...ofChild, 'next-request'].toSorted();
    assert.deepEqual((await run(undefined)).told, all);
    assert.deepEqual((await run([], true)).told, all);
  });

  it('are only those that somebody listens to; everything else of the run is the same', async () => {
    const [whole, some, none] = [await run(undefined), await run(['page']), await run([])];
    assert.deepEqual([some.told, none.told], [['page'], []]);
    assert.deepEqual([some.loud, none.loud], [whole.loud, whole.loud]);
    assert.deepEqual([some.jobs, none.jobs], [whole.jobs, whole.jobs]);
  });
});
