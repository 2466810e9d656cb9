import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordedAt } from '../../../../../client/running/recordings/recordedAt.ts';
import { recordingOf } from '../../../../../client/running/recordings/recordingOf.ts';
import { recordingOnDisk } from '../../../../../client/running/recordings/recordingOnDisk.ts';
import type { RunScope } from '../../../../../client/running/run/runScope.ts';
import { recordingDirOf } from '../../../../../engine/faces/places.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('The recordings of the editor', () => {
  const folder = temporaryFolder();
  const config = () => path.join(folder(), 'users.extractor.json');
  const recordings = (...parts: string[]) => path.join(folder(), '.pagewright', 'recordings', ...parts);

  it('lie beside the configuration, a folder for each', () => {
    assert.equal(recordingDirOf(config()), recordings('users'));
    assert.equal(
      recordingDirOf(path.join(folder(), 'a', 'config.json')),
      path.join(folder(), 'a', '.pagewright', 'recordings', 'config'),
    );
  });

  // scope, setting, what the run is told
  const cases: [RunScope, Parameters<typeof recordingOf>[2], 'record' | 'replay' | undefined][] = [
    [{}, 'ask', undefined],
    [{}, 'onRequest', undefined],
    [{}, 'never', undefined],
    [{}, 'always', 'record'],
    [{ record: true }, 'onRequest', 'record'],
    [{ recorded: true }, 'never', 'replay'],
    [{ recorded: true }, 'always', 'replay'],
    [{ firstPage: true }, 'always', undefined],
    [{ testRun: true }, 'always', undefined],
    [{ job: 'users' }, 'always', undefined],
  ];
  for (const [scope, keep, key] of cases) {
    it(`a run of ${JSON.stringify(scope)} with the setting "${keep}" has ${key ?? 'none'}`, async () => {
      assert.deepEqual(
        await recordingOf(config(), scope, keep),
        key === undefined ? {} : { [key]: recordings('users') },
      );
      assert.equal(existsSync(recordings()), key === 'record');
    });
  }

  it('are ignored by Git, by a file of their own', async () => {
    await recordingOf(config(), { record: true }, 'ask');
    assert.equal(readFileSync(recordings('.gitignore'), 'utf8'), '*\n');
    assert.ok(!existsSync(recordings('users')), 'the folder of a recording is the engine’s to make');
  });

  it('leave a .gitignore that is there as it is', async () => {
    mkdirSync(recordings(), { recursive: true });
    writeFileSync(recordings('.gitignore'), '');
    await recordingOf(config(), { record: true }, 'ask');
    assert.equal(readFileSync(recordings('.gitignore'), 'utf8'), '');
  });

  it('leave it to the run to say that nothing can be written', async () => {
    writeFileSync(path.join(folder(), '.pagewright'), 'a file');
    assert.deepEqual(await recordingOf(config(), { record: true }, 'ask'), { record: recordings('users') });
  });

  // recording.json, when it was recorded
  const heads: [string | undefined, number | undefined][] = [
    ['{"startedAt":"2026-01-31T08:00:00.000Z"}', Date.parse('2026-01-31T08:00:00.000Z')],
    ['{"startedAt":"soon"}', undefined],
    ['{"startedAt":5}', undefined],
    ['{"started', undefined],
    [undefined, undefined],
  ];
  for (const [head, time] of heads) {
    it(`${head ?? 'no file'} was recorded ${time === undefined ? 'never' : 'then'}`, async () => {
      mkdirSync(recordings('users'), { recursive: true });
      if (head !== undefined) writeFileSync(recordings('users', 'recording.json'), head);
      assert.equal(await recordedAt(recordingOnDisk(config())), time);
    });
  }
});
