import assert from 'node:assert/strict';
import { progressText } from '../../../../../client/running/run/eventLine.ts';
import { createEvent } from '../../createEvent.ts';

const job = 'rides';

describe('The progress of a run', () => {
  it('names the job when it starts', () => {
    assert.equal(
      progressText(createEvent({ kind: 'job-started', job, pointer: '/config/jobs/0' })),
      'rides · first page',
    );
  });

  it('counts pages and records', () => {
    const event = createEvent({ kind: 'page', job, page: 11, records: 20, totalRecords: 1034 });
    assert.equal(progressText(event), 'rides · page 11 · 1,034 records');
  });

  it('counts the requests of a search, and says what it asks for', () => {
    const event = createEvent({ kind: 'search-request', job, left: 10 }, 'Asking: page 2, pages by "page".');
    const scope = { search: { maxRequests: 12 } };
    assert.equal(progressText(event, scope), '3 of 12: Asking: page 2, pages by "page".');
    assert.equal(progressText(createEvent({ kind: 'job-started', job, pointer: '/config/jobs/0' }), scope), undefined);
  });

  it('says why the run waits, and until when', () => {
    const event = createEvent({ kind: 'retry', job, attempt: 2, maxRetries: 10, delayMs: 1000, reason: 'HTTP 503' });
    assert.match(progressText(event) ?? '', /^rides · HTTP 503, trying again at \d\d:\d\d:\d\d \(2 of 10\)$/);
  });

  it('stays as it is for events that are no progress', () => {
    assert.equal(progressText(createEvent({ kind: 'cancelled' })), undefined);
    assert.equal(progressText(createEvent({ kind: 'empty-page', job, page: 3, path: 'items' })), undefined);
  });
});
