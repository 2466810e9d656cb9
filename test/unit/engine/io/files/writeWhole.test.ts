import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../../../../engine/io/files/writeWhole.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('Writing a file as a whole', () => {
  const folder = temporaryFolder();
  const file = () => path.join(folder(), 'runs', 'a.json');

  it('makes its folder, replaces the earlier text, and leaves nothing beside it', async () => {
    await writeWhole(file(), 'earlier');
    await writeWhole(file(), 'later');
    assert.deepEqual(
      fs.readdirSync(path.dirname(file())).map((name) => [name, fs.readFileSync(file(), 'utf8')]),
      [['a.json', 'later']],
    );
  });

  it('does not touch the text that someone is reading', async () => {
    await writeWhole(file(), 'earlier');
    const reader = fs.openSync(file(), 'r');
    await writeWhole(file(), 'later');
    assert.equal(fs.readFileSync(reader, 'utf8'), 'earlier');
    fs.closeSync(reader);
  });
});
