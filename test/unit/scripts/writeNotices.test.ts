import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeNotices } from '../../../scripts/lib/writeNotices.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('The licences of what ships', () => {
  const folder = temporaryFolder();
  const notices = () => path.join(folder(), 'notices.txt');

  it('are there for every package, also for one that is published without', async () => {
    await writeNotices(path.join(import.meta.dirname, '../../..'), notices());
    const parts = readFileSync(notices(), 'utf8').split(`\n${'-'.repeat(80)}\n`);
    assert.ok(parts.length > 20);
    for (const part of parts) assert.ok(part.length > 300, part);
    assert.match(parts.find((part) => part.includes('@vscode/l10n ')) ?? '', /Microsoft Corporation/);
  });

  for (const [title, licence] of [
    ['no licence', undefined],
    ['an empty licence', ' \n'],
  ] as const) {
    it(`stop the packaging where a package has ${title}`, async () => {
      mkdirSync(path.join(folder(), 'node_modules/a'), { recursive: true });
      writeFileSync(
        path.join(folder(), 'package-lock.json'),
        JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', license: 'MIT' } } }),
      );
      if (licence !== undefined) writeFileSync(path.join(folder(), 'node_modules/a/LICENSE'), licence);
      await assert.rejects(writeNotices(folder(), notices()), /"node_modules\/a" has no licence text/);
    });
  }
});
