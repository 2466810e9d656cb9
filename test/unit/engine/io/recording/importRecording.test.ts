import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportRecording, importRecording, openForeignRecording } from '../../../../../engine/faces/recordings.ts';
import { har } from '../../../../support/har.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('a recording of another tool', () => {
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const into = () => ({ into: at('recording'), configName: 'a.extractor.json' });
  const goesOn = new AbortController().signal;
  const stopped = AbortSignal.abort();

  beforeEach(() => {
    const users = { url: 'https://api.test/users', body: [{ id: 1 }] };
    writeFileSync(at('a.har'), JSON.stringify(har(users, users)));
  });

  it('says its format, its exchanges and what could not be carried over', async () => {
    const { left, ...imported } = await importRecording(await openForeignRecording(at('a.har')), into(), goesOn);
    assert.deepEqual(imported, { format: 'HAR', exchanges: 2 });
    assert.equal(left.length, 1);
    const { digest, ...head } = JSON.parse(readFileSync(at('recording', 'recording.json'), 'utf8'));
    assert.equal(digest.length, 64);
    assert.deepEqual(head, {
      version: 1,
      config: 'a.extractor.json',
      startedAt: '2026-11-23T08:00:00.000Z',
      previousStart: 0,
      outcome: 'done',
      exchanges: 2,
    });
  });

  it('leaves nothing where the import is cancelled', async () => {
    await assert.rejects(async () => importRecording(await openForeignRecording(at('a.har')), into(), stopped), {
      name: 'AbortError',
    });
    assert.ok(!existsSync(at('recording')));
  });

  it('does not go into a folder with files of other things', async () => {
    mkdirSync(at('recording', 'answers'), { recursive: true });
    await assert.rejects(async () => importRecording(await openForeignRecording(at('a.har')), into(), goesOn), {
      code: 'record.folder-in-use',
    });
    assert.deepEqual(readdirSync(at('recording')), ['answers']);
  });

  it('keeps the file that was there where the export is cancelled', async () => {
    await importRecording(await openForeignRecording(at('a.har')), into(), goesOn);
    writeFileSync(at('requests.json'), 'mine');
    const asked = { folder: at('recording'), to: at('requests.json'), mayReplace: true };
    await assert.rejects(exportRecording(asked, stopped), { name: 'AbortError' });
    assert.deepEqual(
      Object.keys(readFolder(folder())).filter((name) => !name.startsWith('recording/')),
      ['a.har', 'requests.json'],
    );
    assert.equal(readFileSync(at('requests.json'), 'utf8'), 'mine');
  });
});
