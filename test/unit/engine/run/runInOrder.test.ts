import assert from 'node:assert/strict';
import { type Ahead, type Part, runInOrder } from '../../../../engine/run/ahead/runInOrder.ts';
import { Slots } from '../../../../engine/run/ahead/slots.ts';
import { inTurn, type RunItem } from '../../../../engine/run/events/runItem.ts';

const never = new AbortController().signal;

/** Parts of three items each, and what was done of them: `begin 2`, `read 2`. */
function createParts(count: number) {
  const done: string[] = [];
  const parts = Array.from({ length: count }, (_, index): Part => {
    const name = index + 1;
    return async function* () {
      done.push(`begin ${name}`);
      for (let item = 0; item < 3; item++) {
        await Promise.resolve();
        yield inTurn(() => done.push(`read ${name}`));
      }
    };
  });
  return { parts: parts.values(), done };
}

async function readAll(items: AsyncIterable<RunItem>, afterEach: () => void = () => undefined): Promise<void> {
  for await (const item of items) {
    if ('inTurn' in item) await item.inTurn();
    afterEach();
  }
}

describe('The parts of a run, in order', () => {
  const aheadOf = (width: number, maxWidth = 4): Ahead => ({
    paces: { width, maxWidth },
    slots: new Slots(maxWidth - 1),
  });

  it('begin one after another where one request may be sent at a time', async () => {
    const { parts, done } = createParts(2);
    await readAll(runInOrder(parts, aheadOf(1), never));
    const one = (name: number) => [`begin ${name}`, ...Array(3).fill(`read ${name}`)];
    assert.deepEqual(done, [...one(1), ...one(2)]);
  });

  it('begin as many at a time as requests may be sent', async () => {
    const { parts, done } = createParts(4);
    const items = runInOrder(parts, aheadOf(3), never);
    await items.next();
    assert.deepEqual(done.toSorted(), ['begin 1', 'begin 2', 'begin 3']);
    await readAll(items);
  });

  it('begin before the turn of the next one, once more requests may be sent', async () => {
    const { parts, done } = createParts(4);
    const paces = { width: 1, maxWidth: 4 };
    const items = runInOrder(parts, { ...aheadOf(1), paces }, never);
    await items.next();
    assert.deepEqual(done, ['begin 1']);
    paces.width = 3;
    await items.next();
    assert.deepEqual(done.toSorted(), ['begin 1', 'begin 2', 'begin 3']);
    await readAll(items);
    const read = done.filter((each) => each.startsWith('read'));
    assert.deepEqual(read, read.toSorted());
  });

  it('end with their items read, whatever was begun when', async () => {
    const { parts, done } = createParts(6);
    const paces = { width: 1, maxWidth: 4 };
    await readAll(runInOrder(parts, { ...aheadOf(1), paces }, never), () => {
      paces.width = (paces.width % 4) + 1;
    });
    const read = done.filter((each) => each.startsWith('read'));
    assert.deepEqual(
      read,
      [1, 2, 3, 4, 5, 6].flatMap((name) => Array(3).fill(`read ${name}`)),
    );
  });
});
