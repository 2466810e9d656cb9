import assert from 'node:assert/strict';
import { shownEvent } from '../../../../engine/core/platform/judging/shownEvent.ts';
import type { RemoteEvent } from '../../../../engine/core/platform/remoteJob.ts';

const event: RemoteEvent = {
  uuid: '1',
  level: 'debug',
  message: '',
  description: '',
  component: 'ex-generic-v2',
  kind: '',
  at: '2026-11-28T02:00:00Z',
  params: '{}',
  results: '{}',
};

describe('what is shown of an event of a job', () => {
  it('a request has no headers, and no credentials in its address', () => {
    const message = 'GET /items?page=2&api_key=s3cr3tValue HTTP/1.1\r\nAuthorization: Bearer t0kenValue\r\n';
    const shown = shownEvent({ ...event, message, description: 'X-Api-Key: other' });
    assert.equal(shown.message, 'GET /items?page=2&api_key=••• HTTP/1.1');
    assert.equal(shown.description, '');
  });

  it('an address in another message has no credentials', () => {
    const { message } = shownEvent({ ...event, message: 'GET https://a.example/x?access_token=t0kenValue failed' });
    assert.doesNotMatch(message, /t0kenValue/);
  });

  it('anything else stays as it is', () => {
    assert.deepEqual(shownEvent({ ...event, message: 'Paging ended.' }), { ...event, message: 'Paging ended.' });
  });
});
