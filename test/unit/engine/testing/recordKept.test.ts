import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { folderFiles } from '../../../../engine/io/files/folderFiles.ts';
import { readRecording } from '../../../../engine/io/recording/readRecording.ts';
import { recordKept } from '../../../../engine/testing/recordKept.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('The exchanges that are kept of a run', () => {
  const folder = temporaryFolder();
  const at = (...names: string[]) => path.join(folder(), ...names);

  async function run(more: object) {
    const api = await startApi((request, response) =>
      sendJson(response, request.url?.includes('offset=0') ? [1, 2] : [3]),
    );
    const config = {
      api: { baseUrl: `${api.url}/`, pagination: { method: 'offset', limit: 2 } },
      config: { outputBucket: 'b', jobs: [{ endpoint: 'numbers', dataType: 'numbers' }] },
    };
    const ended = await runToEnd({ config, outDir: at('out'), ...more });
    await api.close();
    return { ...ended, config };
  }

  it('become a recording, on which the run is the same', async () => {
    const { report, config } = await run({ keep: at('kept') });
    assert.equal(await recordKept(at('kept'), report, at('recording')), true);
    const { exchanges } = await readRecording(folderFiles(at('recording')));
    assert.deepEqual(
      exchanges.map(({ request, job, status }) => [request, job, status]),
      [
        [1, 'numbers', 200],
        [2, 'numbers', 200],
      ],
    );
    const replayed = await runToEnd({ config, outDir: at('replayed'), replay: at('recording') });
    assert.deepEqual(replayed.report.jobs, report.jobs);
  });

  it('are as the run itself records them, but for the shape of their lines', async () => {
    const { report } = await run({ keep: at('kept'), record: at('recorded') });
    await recordKept(at('kept'), report, at('recording'));
    const [own, made] = await Promise.all(
      ['recorded', 'recording'].map((name) => readRecording(folderFiles(at(name)))),
    );
    const lines = [made, own].map((each) => each?.exchanges.map(({ at: _at, ms: _ms, ...line }) => line));
    assert.deepEqual(lines[0], lines[1]);
    assert.equal(made?.startedAt, own?.startedAt);
  });

  it('are no recording where one of them is missing', async () => {
    const { report } = await run({ keep: at('kept') });
    fs.rmSync(at('kept', '000002.exchange.json'));
    assert.equal(await recordKept(at('kept'), report, at('recording')), false);
    assert.equal(fs.existsSync(at('recording')), false);
  });

  it('are no recording of a run that was cancelled, or of which none are kept', async () => {
    const { report } = await run({ keep: at('kept') });
    assert.equal(await recordKept(at('kept'), { ...report, outcome: 'cancelled' }, at('recording')), false);
    assert.equal(await recordKept(at('nowhere'), report, at('recording')), false);
  });
});
