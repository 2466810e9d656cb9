import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { makeStagingFolder } from '../../../../engine/io/output/stagingFolder.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('The hidden folder of a run', () => {
  const folder = temporaryFolder();
  const make = () => makeStagingFolder(folder());
  /** The name of the folder as if a process had made it that has ended since. */
  const asOf = (made: string, pid: number) => made.replace(/-\d+-/, `-${pid}-`);
  const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('is made anew for each run, also while another one goes on', async () => {
    const made = [await make(), await make()];
    assert.equal(new Set(made).size, 2);
    assert.equal(readdirSync(folder()).length, 2);
  });

  it('is removed by the next run where its process was killed', async () => {
    const left = asOf(await make(), ended());
    mkdirSync(path.join(left, 'tables'), { recursive: true });
    const made = await make();
    const names = readdirSync(folder());
    assert.ok(!names.includes(path.basename(left)));
    assert.ok(names.includes(path.basename(made)));
  });

  const others: [string, (made: string) => string][] = [
    ['of a process that runs', (made) => asOf(made, process.ppid)],
    ['of another machine', (made) => asOf(made, ended()).replace(/pagewright-[0-9a-f]{8}/, 'pagewright-00000000')],
    ['that is not ours', () => path.join(folder(), '.pagewright-notes')],
  ];
  for (const [name, of] of others) {
    it(`stays where it is one ${name}`, async () => {
      const other = of(await make());
      mkdirSync(other, { recursive: true });
      await make();
      assert.ok(readdirSync(folder()).includes(path.basename(other)));
    });
  }
});
