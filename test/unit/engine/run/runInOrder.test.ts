import assert from 'node:assert/strict';
import { once } from 'node:events';
import { HeldItems } from '../../../../engine/run/ahead/heldItems.ts';
import { type Ahead, type Part, runInOrder } from '../../../../engine/run/ahead/runInOrder.ts';
import { Slots } from '../../../../engine/run/ahead/slots.ts';
import { inTurn, type RunItem } from '../../../../engine/run/events/runItem.ts';
import { until } from '../../../support/until.ts';

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
    held: new HeldItems(),
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

  /** Parts that end when their names are released, of which only the first is not released from the beginning. */
  function createSlowFirst(count: number) {
    const begun: number[] = [];
    const first = Promise.withResolvers<void>();
    const parts = Array.from({ length: count }, (_, index): Part => {
      return async function* () {
        begun.push(index);
        if (index === 0) await first.promise;
        yield { ...inTurn(() => undefined), bytes: 1000 };
      };
    });
    return { parts: parts.values(), begun, release: first.resolve };
  }

  it('begin while the first is slow: those that have ended keep no others back', async () => {
    const { parts, begun, release } = createSlowFirst(20);
    const all = readAll(runInOrder(parts, aheadOf(3), never));
    await until(() => begun.length === 20);
    release();
    await all;
  });

  it('begin no more once what waits for its turn is too much', async () => {
    const { parts, begun, release } = createSlowFirst(20);
    const held = new HeldItems(10_000);
    const all = readAll(runInOrder(parts, { ...aheadOf(3), held }, never));
    await until(() => held.isFull);
    await new Promise(setImmediate);
    assert.ok(begun.length < 10, `${begun.length} have begun`);
    release();
    await all;
    assert.deepEqual([begun.length, held.isFull], [20, false]);
  });

  it('leave nothing behind for each item where others hold all that may be held', async () => {
    const partOf = (items: number): Part =>
      async function* () {
        for (let item = 0; item < items; item++) yield { ...inTurn(() => undefined), bytes: 1000 };
      };
    const kept = new Set<() => void>();
    class WatchedItems extends HeldItems {
      override onRoom(wake: () => void) {
        kept.add(wake);
        super.onRoom(wake);
      }
    }
    const parts = [partOf(1), partOf(200), partOf(5), partOf(5)];
    for await (const _ of runInOrder(parts.values(), { ...aheadOf(4), held: new WatchedItems(1) }, never))
      await new Promise(setImmediate);
    assert.equal(kept.size, 3);
  });

  it('begin no more once one of them has failed', async () => {
    const { parts, begun, release } = createSlowFirst(20);
    const failing: Part = async function* () {
      yield inTurn(() => undefined);
      throw new Error('down');
    };
    const some = [...parts];
    const all = readAll(runInOrder([...some.slice(0, 3), failing, ...some.slice(3)].values(), aheadOf(3), never));
    await until(() => begun.length >= 3);
    await new Promise(setImmediate);
    release();
    await assert.rejects(all, /down/);
    assert.ok(begun.length < 8, `${begun.length} have begun`);
  });

  it('are cancelled where they are not read to the end, also the one that is being read', async () => {
    const signals: AbortSignal[] = [];
    const parts = Array.from({ length: 3 }, (): Part => {
      return async function* (signal) {
        if (signal !== never) signals.push(signal);
        for (let item = 0; item < 2; item++) yield inTurn(() => undefined);
        if (signal !== never) await once(signal, 'abort');
      };
    });
    let read = 0;
    for await (const _ of runInOrder(parts.values(), aheadOf(3), never)) if (++read === 3) break;
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      [true, true],
    );
  });

  it('are read in order, nested and with room for nothing', async () => {
    const read: string[] = [];
    const ahead = { ...aheadOf(4), held: new HeldItems(1) };
    const nested = (name: string, depth: number): Part =>
      async function* (signal) {
        yield inTurn(() => read.push(name));
        const below = Array.from({ length: depth === 0 ? 0 : 3 }, (_, index) => nested(`${name}${index}`, depth - 1));
        await new Promise(setImmediate);
        yield* runInOrder(below.values(), ahead, signal);
      };
    await readAll(runInOrder([nested('', 4)].values(), ahead, never));
    assert.equal(read.length, 121);
    assert.deepEqual(read, read.toSorted());
  });
});
