import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { plants } from '../support/foreignFiles.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const text = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "x", "dataField": "y"}]}}';

describe('A file beside a configuration that somebody has planted', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  beforeEach(async () => {
    server = await startLanguageServer();
  });
  afterEach(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, []);
  });

  for (const [name, most] of [
    ['.pagewright.json', 1],
    ['a.shapes.json', 4],
  ] as const) {
    for (const [test, [title, plant, reason]] of sampled(plants, 2)) {
      test(`is ignored with a warning: ${name} is ${title}`, async () => {
        const file = path.join(folder(), name);
        const uri = pathToFileURL(path.join(folder(), 'a.extractor.json')).href;
        plant(file, most * 1024 * 1024 + 1);
        const found = await server.open(uri, text);
        assert.deepEqual(
          found.map(({ code, severity }) => [code, severity]),
          [['file.ignored', 2]],
        );
        assert.match(String(found[0]?.message), reason);
        assert.ok(String(found[0]?.message).startsWith(`"${file}" is ignored: `));
        rmSync(file, { recursive: true });
        writeFileSync(file, '{}');
        assert.deepEqual(await server.change(uri, 2, [{ text: `${text}\n` }]), []);
      });
    }
  }
});
