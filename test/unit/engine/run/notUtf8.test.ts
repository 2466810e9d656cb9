import assert from 'node:assert/strict';
import path from 'node:path';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** Two pages of two parents, the second of which is in Latin-1, and children that all are. */
const responses: Record<string, [text: string, encoding: BufferEncoding]> = {
  '/parents?limit=1&offset=0': ['[{"id":1,"name":"é"}]', 'utf8'],
  '/parents?limit=1&offset=1': ['[{"id":2,"name":"è"}]', 'latin1'],
  '/parents?limit=1&offset=2': ['[]', 'utf8'],
};

describe('A job whose pages are not UTF-8', () => {
  const folder = temporaryFolder();

  for (const charset of ['iso-8859-1', undefined]) {
    it(`is warned of once, with the first such page: ${charset ?? 'no'} charset; also when it is replayed`, async () => {
      const api = await startApi((request, response) => {
        const [text, encoding] = responses[request.url ?? ''] ?? ['[{"town":"Plzeň à"}]', 'latin1'];
        response.setHeader('Content-Type', charset === undefined ? 'text/json' : `text/json; charset=${charset}`);
        response.end(Buffer.from(text, encoding));
      });
      const child = { endpoint: 'child/{id}', placeholders: { id: 'id' } };
      const jobs = [{ endpoint: 'parents', children: [child] }];
      const pagination = { method: 'offset', limit: 1 };
      const config = { api: { baseUrl: `${api.url}/`, pagination }, config: { jobs } };
      const run = async (place: object) => {
        const outDir = folder();
        const { events } = await runToEnd({ config, outDir, ...place });
        const warnings = events.flatMap((event) => (event.kind === 'not-utf8' ? [[event.page, event.charset]] : []));
        return [warnings, readFolder(path.join(outDir, 'tables'))['parents.csv']];
      };
      const record = path.join(folder(), 'recording');
      const first = await run({ record });
      const second = charset === undefined ? '' : 'è';
      const table = `"id","name"\n"1","é"\n"2","${second}"\n`;
      assert.deepEqual(first, [
        [
          [1, charset],
          [2, charset],
        ],
        table,
      ]);
      assert.deepEqual(await run({ replay: record }), first);
      await api.close();
    });
  }
});
