import assert from 'node:assert/strict';
import { Turns } from '../../../tools/thread/turns.ts';

describe('turns', () => {
  it('let so many works be done at once, the others in their order, and after a failure', async () => {
    const turns = new Turns(2);
    const begun: number[] = [];
    const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const works = ends.map(({ promise }, index) =>
      turns.take(async () => {
        begun.push(index);
        await promise;
        return index;
      }),
    );
    await Promise.resolve();
    assert.deepEqual(begun, [0, 1]);
    ends[1]?.reject(new Error('no'));
    await assert.rejects(works[1] ?? Promise.resolve(), { message: 'no' });
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(begun, [0, 1, 2]);
    for (const { resolve } of ends) resolve();
    assert.deepEqual(await Promise.all([works[0], works[2], works[3]]), [0, 2, 3]);
    assert.equal(await turns.take(async () => 'later'), 'later');
  });
});
