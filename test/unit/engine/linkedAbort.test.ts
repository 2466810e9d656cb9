import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { LinkedAbort } from '../../../engine/core/linkedAbort.ts';

describe('A linked abort', () => {
  const listeners = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;
  const linkedTo = (parent: AbortSignal, count: number) => Array.from({ length: count }, () => new LinkedAbort(parent));

  it('is aborted with its parent, for the same reason', () => {
    const parent = new AbortController();
    const linked = linkedTo(parent.signal, 3);
    parent.abort('cancelled');
    assert.deepEqual(
      linked.map(({ signal }) => signal.reason),
      ['cancelled', 'cancelled', 'cancelled'],
    );
  });

  it('is aborted from the start if its parent is', () => {
    assert.equal(new LinkedAbort(AbortSignal.abort('before')).signal.reason, 'before');
  });

  it('is aborted alone', () => {
    const parent = new AbortController();
    const [first, second] = linkedTo(parent.signal, 2);
    first?.abort('no longer needed');
    assert.deepEqual([first?.signal.aborted, second?.signal.aborted, parent.signal.aborted], [true, false, false]);
  });

  it('does not follow its parent once released', () => {
    const parent = new AbortController();
    const [released, following] = linkedTo(parent.signal, 2);
    released?.release();
    parent.abort();
    assert.deepEqual([released?.signal.aborted, following?.signal.aborted], [false, true]);
  });

  it('listens once however many follow, and no more when all are released', () => {
    const { signal } = new AbortController();
    const linked = linkedTo(signal, 40);
    assert.equal(listeners(signal), 1);
    for (const one of linked) one.release();
    assert.equal(listeners(signal), 0);
    const again = new LinkedAbort(signal);
    assert.equal(listeners(signal), 1);
    again.release();
    again.release();
    assert.equal(listeners(signal), 0);
  });
});
