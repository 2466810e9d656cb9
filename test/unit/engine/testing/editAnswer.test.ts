import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { folderFiles } from '../../../../engine/io/files/folderFiles.ts';
import { readRecording } from '../../../../engine/io/recording/readRecording.ts';
import { RecordingFolder } from '../../../../engine/io/recording/recordingFolder.ts';
import { editAnswer, listAnswers } from '../../../../engine/testing/editAnswer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('An answer of a recording', () => {
  const folder = temporaryFolder();

  beforeEach(async () => {
    const recording = await RecordingFolder.open(folder());
    const exchange = { method: 'GET', headers: {}, at: 0, ms: 1 };
    const body = { kind: 'json', content: Buffer.from('[1]\n') } as const;
    await recording.add({ ...exchange, url: '/users', job: 'users', status: 200 }, body);
    await recording.add({ ...exchange, url: '/users?page=2', status: 204 });
    await recording.add({ ...exchange, url: '/log', error: { code: 'http.unreachable', message: 'x' } });
    await recording.publish({ config: 'a', outcome: 'done', startedAt: '2026-01-01T00:00:00.000Z', previousStart: 0 });
  });

  const exchangesNow = async () => (await readRecording(folderFiles(folder()))).exchanges;

  it('is listed with its request, its job, its status and its file', async () => {
    assert.deepEqual(await listAnswers(folder()), [
      { number: 1, request: 'GET /users', job: 'users', status: 200, file: path.join(folder(), 'answers/0001.json') },
      { number: 2, request: 'GET /users?page=2', status: 204 },
      { number: 3, request: 'GET /log' },
    ]);
  });

  it('gets another body, and the lines stay as they are', async () => {
    const before = await exchangesNow();
    const file = await editAnswer(folder(), 1, { body: '[2]' });
    assert.equal(fs.readFileSync(file, 'utf8'), '[2]');
    assert.deepEqual(await exchangesNow(), before);
  });

  it('gets another status, and the recording is still whole', async () => {
    await editAnswer(folder(), 1, { status: 500 });
    assert.deepEqual(
      (await exchangesNow()).map(({ status }) => status),
      [500, 204, undefined],
    );
  });

  it('gets a file for its body where it had none', async () => {
    const file = await editAnswer(folder(), 2, {});
    assert.equal(fs.readFileSync(file, 'utf8'), '');
    assert.equal((await exchangesNow())[1]?.answer, 'answers/0002.json');
  });

  it('takes the place of a failure', async () => {
    await editAnswer(folder(), 3, { status: 429, body: '{}' });
    const { status, error } = (await exchangesNow())[2] ?? assert.fail();
    assert.deepEqual([status, error], [429, undefined]);
  });

  it('is refused where there is none of this number', async () => {
    await assert.rejects(editAnswer(folder(), 4, {}), /no answer 4: it has 3/);
  });

  it('is refused where the recording is damaged, which stays as it is', async () => {
    fs.appendFileSync(path.join(folder(), 'exchanges.jsonl'), '{"method":1}\n');
    await assert.rejects(editAnswer(folder(), 1, { body: 'x' }), /damaged/);
    assert.equal(fs.readFileSync(path.join(folder(), 'answers/0001.json'), 'utf8'), '[1]\n');
  });
});
