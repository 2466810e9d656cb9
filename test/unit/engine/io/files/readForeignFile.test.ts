import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFileError } from '../../../../../engine/core/errors.ts';
import { maxBytes } from '../../../../../engine/io/files/maxBytes.ts';
import { openForeignFile, readForeignFile, readForeignText } from '../../../../../engine/io/files/readForeignFile.ts';
import { plants } from '../../../../support/foreignFiles.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const refused = (reason: RegExp, file: string) => (error: unknown) => {
  assert.ok(isFileError(error));
  assert.match(error.reason, reason);
  assert.equal(error.code, 'file.unreadable');
  assert.ok(error.message.includes(`"${file}"`));
  return true;
};

describe('A file that somebody else may have put there', () => {
  const folder = temporaryFolder();
  const file = () => path.join(folder(), 'some.json');

  it('is read as text, without a byte order mark', async () => {
    writeFileSync(file(), '\ufeff{"é": 1}');
    assert.equal(await readForeignText(file(), 'settings'), '{"é": 1}');
  });

  it('is read whole where it takes many pieces', async () => {
    const content = Buffer.alloc(maxBytes.settings, 'abcdefg');
    writeFileSync(file(), content);
    assert.ok(content.equals(await readForeignFile(file(), 'settings')));
  });

  for (const [title, plant, reason] of plants) {
    it(`is refused where it is ${title}`, async () => {
      plant(file(), maxBytes.settings + 1);
      await assert.rejects(readForeignFile(file(), 'settings'), refused(reason, file()));
    });
  }

  it('is refused before it is opened to be streamed, too', async function () {
    if (process.platform === 'win32') this.skip();
    for (const device of ['/dev/zero', '/dev/tty', '/dev']) {
      await assert.rejects(openForeignFile(device), refused(/regular file|folder|disk says/, device));
    }
  });

  it('is refused while it is read, where it says that it is empty and is not', async function () {
    if (process.platform !== 'linux') this.skip();
    // The kernel says that the size of its files is 0.
    const endless = '/proc/self/pagemap';
    await assert.rejects(readForeignFile(endless, 'settings'), refused(/larger than 1 MB/, endless));
  });

  it('is missing where there is none', async () => {
    for (const missing of [file(), path.join('/dev/null', 'some.json')]) {
      await assert.rejects(readForeignFile(missing, 'state'), (error) => isFileError(error) && error.isMissing);
    }
  });

  it('is no longer read once that is cancelled', async () => {
    writeFileSync(file(), '{}');
    await assert.rejects(readForeignFile(file(), 'state', AbortSignal.abort()), { name: 'AbortError' });
  });
});
