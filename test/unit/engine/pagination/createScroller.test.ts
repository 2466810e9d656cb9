import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith, walkScroller } from '../../../support/walkScroller.ts';

const scrollers: JsonObject = {
  default: { method: 'offset', limit: 100 },
  slow: { method: 'offset', limit: 2 },
  fast: { method: 'response.param', responseParam: 'next', queryParam: 'page' },
};
const multiple = (extra: JsonObject = {}): JsonObject => ({ method: 'multiple', scrollers, ...extra });

/** The parameters of a job's first request, and why it stops after a page of two records. */
function first(pagination: JsonObject | undefined, scroller?: string) {
  const { requests, stop } = walkScroller(scrollerFor(pagination, scroller), jobWith(), [{ records: 2 }]);
  return [requests[0]?.params, stop?.stop];
}

describe('createScroller', () => {
  it('configuration.md 5.5: one request is made where no method is configured', () => {
    assert.deepEqual(first(undefined), [{}, 'single-page']);
    assert.deepEqual(first({}), [{}, 'single-page']);
    assert.deepEqual(first({ method: '' }), [{}, 'single-page']);
  });

  it('multiple: a job without scroller uses the one named "default" (pagination.md 11, 3 would make one request)', () => {
    assert.deepEqual(first(multiple()), [{ limit: 100, offset: 0 }, 'short-page']);
  });

  it('pagination.md 11, 2: the key "default" names the scroller of jobs without one', () => {
    assert.deepEqual(first(multiple({ default: 'slow' })), [{ limit: 2, offset: 0 }, undefined]);
  });

  it("pagination.md 11, 1: the job's own scroller wins", () => {
    assert.deepEqual(first(multiple({ default: 'slow' }), 'fast'), [{}, 'no-next-value']);
  });

  it('pagination.md 11, 3: without any default a job without scroller makes one request', () => {
    assert.deepEqual(first({ method: 'multiple', scrollers: { slow: { method: 'offset', limit: 2 } } }), [
      {},
      'single-page',
    ]);
  });

  it("pagination.md 11: a job's scroller is ignored by every other method", () => {
    assert.deepEqual(first({ method: 'offset', limit: 5 }, 'fast'), [{ limit: 5, offset: 0 }, 'short-page']);
  });

  it('pagination.md 11 and 15: an unknown scroller or default is a user error that names the nearest', () => {
    const unknown = (pagination: JsonObject, scroller?: string) => () => scrollerFor(pagination, scroller);
    const says = (nearest: string) => (error: unknown) =>
      isUserError(error) && error.code === 'pagination.unknown-scroller' && error.message.includes(nearest);
    assert.throws(unknown(multiple(), 'fsat'), says('Did you mean "fast"'));
    assert.throws(unknown(multiple(), 'entirely'), says('Known scrollers: "default", "slow", "fast"'));
    assert.throws(unknown(multiple({ default: 'slwo' })), says('"slow"'));
  });
});
