import assert from 'node:assert/strict';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';
import type { HttpClient, Notice } from '../../../../../engine/io/http/httpClient.ts';
import { RecordingFolder } from '../../../../../engine/io/recording/recordingFolder.ts';
import { createRecordingHttpClient } from '../../../../../engine/io/recording/recordingHttpClient.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** A mask by which a text becomes longer than a string can be. */
class EndlessMask extends SecretMask {
  override redactNamed(text: string): string {
    return text.padEnd(2 ** 30);
  }
}

describe('a recording client', () => {
  const folder = temporaryFolder();

  it('gives up the recording, not the run, if the masks make a response too long', async () => {
    const response = { status: 200, headers: new Map(), body: Buffer.from('abc') };
    const client: HttpClient = { send: async () => response, close: async () => undefined };
    const recording = await RecordingFolder.open(folder());
    const mask = new EndlessMask(new Map(), new Set());
    const options = { recording, mask, clock: fakeClock(), startedAt: 0, retryHeader: 'retry-after' };
    const notices: Notice[] = [];
    const recorder = createRecordingHttpClient(client, options);
    const sent = await recorder.send(getRequest('http://x.test/'), new AbortController().signal, (notice) =>
      notices.push(notice),
    );
    await recording.discard();
    assert.equal(sent, response);
    assert.deepEqual(
      notices.map((notice) => notice.kind === 'recording-not-written' && notice.problem.code),
      ['record.too-large'],
    );
  });
});
