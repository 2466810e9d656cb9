import assert from 'node:assert/strict';
import path from 'node:path';
import { runToEnd } from '../../support/runToEnd.ts';
import { sendJson, startApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('What is called with each response', () => {
  const folder = temporaryFolder();

  it('knows its size before the event about it, also in a replay', async () => {
    const api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
    const config = { api: { baseUrl: `${api.url}/` }, config: { jobs: [{ endpoint: 'a' }, { endpoint: 'b' }] } };
    const record = path.join(folder(), 'recording');
    for (const place of [{ record }, { replay: record }]) {
      const sizes: number[] = [];
      const request = { config, outDir: folder(), onResponse: (bytes: number) => sizes.push(bytes), ...place };
      const { events } = await runToEnd(request, undefined, (event) => {
        if (event.kind === 'request') assert.equal(event.bytes, sizes.at(-1));
      });
      assert.equal(sizes.length, events.filter(({ kind }) => kind === 'request').length);
    }
    await api.close();
  });
});
