import assert from 'node:assert/strict';
import { eventLine } from '../../../../../client/running/run/eventLine.ts';
import type { RunEvent } from '../../../../../engine/faces/run.ts';
import { createEvent } from '../../createEvent.ts';

const path = '/v1/stations?offset=0';
const request = {
  kind: 'request',
  request: 1,
  method: 'GET',
  path,
  url: `http://127.0.0.1:8377${path}`,
  attempt: 1,
  durationMs: 12,
} as const;

const requests: [title: string, RunEvent, line: string][] = [
  [
    'an answer',
    createEvent({ ...request, job: 'stations', status: 200, bytes: 4100 }),
    `[stations] GET ${path} → 200, 4.1 kB, 12 ms`,
  ],
  ['an answer of unknown size', createEvent({ ...request, status: 204 }), `GET ${path} → 204, 12 ms`],
  [
    'a repeated request',
    createEvent({ ...request, attempt: 2, status: 503, bytes: 0 }),
    `GET ${path} → 503, 0 B, 12 ms, attempt 2`,
  ],
  [
    'no response, with its code',
    createEvent({ ...request, error: 'http.refused' }),
    `GET ${path} → http.refused, 12 ms`,
  ],
  ['no response and no code', createEvent(request), `GET ${path} → no response, 12 ms`],
];

describe('The line of an event', () => {
  it('has the words of the API in quotes, because nothing shows it as Markdown', () => {
    const error = createEvent({ kind: 'error', code: 'http.status' }, 'HTTP 404: `No such thing.`.', 'error');
    assert.equal(eventLine(error), 'HTTP 404: "No such thing.".');
  });

  it('names the place that an error or a warning of the configuration is about', () => {
    const pointer = '/api/http/headers/X-A';
    const error = createEvent({ kind: 'error', code: 'request.header-not-text', pointer }, 'No object here.', 'error');
    assert.equal(eventLine(error), 'No object here. (at /api/http/headers/X-A)');
    assert.equal(eventLine(createEvent({ kind: 'config-warning', pointer: '' }, 'Odd.')), 'Odd.');
  });

  for (const [title, event, line] of requests) {
    it(`tells method, path with query and what came of a request: ${title}`, () =>
      assert.equal(eventLine(event), line));
  }

  it('is the job and the message for every other kind', () => {
    const event = createEvent(
      { kind: 'empty-page', job: 'bikes', page: 3, path: 'items' },
      'Page 3 has no data in "items".',
      'warning',
    );
    assert.equal(eventLine(event), '[bikes] Page 3 has no data in "items".');
  });

  it('stays one line without control characters, whatever an API put into it', () => {
    const event = createEvent({ kind: 'no-list', keys: [] }, 'a\nb\u001b[31mc\u202ed');
    assert.equal(eventLine(event), 'a\\u000ab\\u001b[31mc\\u202ed');
  });
});
