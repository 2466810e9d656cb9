import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder } from '../../../../engine/io/files/makeFolder.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const io = path.join(import.meta.dirname, '../../../../engine/io');

/** Says why the folders of a run cannot be made below the folder that is given to it. */
const program = `
  const [{ OutputFolder }, { RecordingFolder }] = await Promise.all([
    import(${JSON.stringify(path.join(io, 'output/outputFolder.ts'))}),
    import(${JSON.stringify(path.join(io, 'recording/recordingFolder.ts'))}),
  ]);
  for (const kind of [OutputFolder, RecordingFolder])
    await kind.open(process.argv[1] + '/some/where').catch(({ code, message }) => console.log(code, message));
`;

describe('A disk that is read-only', () => {
  const folder = temporaryFolder();

  it('is called that', function () {
    // In a name space of mounts, which ends with the process. Not every system allows it.
    const mounted = 'mount -t tmpfs -o ro none "$0" && echo mounted && exec "$@" "$0"';
    const run = [process.execPath, '--input-type=module', '-e', program];
    const { stdout } = spawnSync('unshare', ['-rm', 'sh', '-c', mounted, folder(), ...run], { encoding: 'utf8' });
    if (!stdout?.startsWith('mounted')) this.skip();
    assert.match(stdout, /output\.not-writable .*: its file system is read-only\./);
    assert.match(stdout, /record\.not-writable .*: its file system is read-only\./);
  });

  it('is not, where a folder can be made', async () => {
    const made = await makeFolder(path.join(folder(), 'some/where'));
    assert.equal(made, path.join(folder(), 'some'));
    assert.equal(await makeFolder(path.join(folder(), 'some/where')), undefined);
  });
});
