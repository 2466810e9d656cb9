import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Place, PlacedFile } from '../../engine/io/places/place.ts';

const never = new AbortController().signal;

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function putText(place: Place, name: string, text: string): Promise<boolean> {
  return await place.put(name, bytesOf(text), { signal: never });
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The text of a file; undefined where there is none. */
export async function textAt(place: Place, name: string): Promise<string | undefined> {
  const pieces = await place.read(name, never);
  if (pieces === undefined) return undefined;
  return Buffer.concat(await allOf(pieces)).toString();
}

export async function listed(place: Place, prefix = ''): Promise<PlacedFile[]> {
  return await allOf(place.list(prefix, never));
}

const namesOf = async (place: Place, prefix?: string) => (await listed(place, prefix)).map(({ name }) => name);

/**
 * Tests that hold for every place. `open` gives an empty one. `isFirstAlone`: of several writers at once, one is first.
 */
export function placeCases(open: () => Promise<Place> | Place, { isFirstAlone = true } = {}): void {
  let place: Place;
  beforeEach(async () => {
    place = await open();
  });

  for (const [what, name, text] of [
    ['text', 'a.json', '{"a":1}'],
    ['nothing', 'empty', ''],
    ['a name with folders', 'runs/2026/a.csv', 'id\n1\n'],
    ['a name with other characters', "řada/a b+c=d&e?#%20'()*!~@,;:$.csv", 'x'],
  ] as const) {
    it(`gives back ${what}`, async () => {
      assert.equal(await putText(place, name, text), true);
      assert.equal(await textAt(place, name), text);
      assert.deepEqual(await listed(place), [{ name, bytes: text.length }]);
    });
  }

  it('replaces a file', async () => {
    await putText(place, 'a', 'one');
    assert.equal(await putText(place, 'a', 'two'), true);
    assert.equal(await textAt(place, 'a'), 'two');
  });

  it('has nothing where nothing was put', async () => {
    assert.equal(await textAt(place, 'a/b'), undefined);
    assert.deepEqual(await listed(place), []);
  });

  it('keeps a file that is there, where only an absent one may be put', async () => {
    const puts = ['one', 'two'].map((text) => () => place.put('a', bytesOf(text), { ifAbsent: true, signal: never }));
    assert.equal(await puts[0]?.(), true);
    assert.equal(await puts[1]?.(), false);
    assert.equal(await textAt(place, 'a'), 'one');
  });

  it('lets one of several writers be first', async () => {
    const texts = Array.from({ length: 8 }, (_, number) => `writer ${number}`);
    const won = await Promise.all(
      texts.map((text) => place.put('done', bytesOf(text), { ifAbsent: true, signal: never })),
    );
    if (isFirstAlone) assert.deepEqual(won.filter(Boolean), [true]);
    const text = await textAt(place, 'done');
    assert.ok(texts.some((each, index) => won[index] && each === text));
  });

  it('puts a file from the disk', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-test-'));
    try {
      const file = path.join(folder, 'big');
      writeFileSync(file, 'x'.repeat(700_000));
      assert.equal(await place.put('big', { file }, { signal: never }), true);
      assert.equal(await place.put('big', { file }, { ifAbsent: true, signal: never }), false);
      assert.equal((await textAt(place, 'big'))?.length, 700_000);
      await assert.rejects(place.put('none', { file: `${file}-none` }, { signal: never }), { code: 'file.unreadable' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('lists by the beginning of the name, in the order of their bytes', async () => {
    for (const name of ['a/b', 'a-b', 'a/a/c', 'ab', 'B', 'a.b', 'Ž', '😀', '｡']) await putText(place, name, name);
    assert.deepEqual(await namesOf(place), ['B', 'a-b', 'a.b', 'a/a/c', 'a/b', 'ab', 'Ž', '｡', '😀']);
    assert.deepEqual(await namesOf(place, 'a/'), ['a/a/c', 'a/b']);
    assert.deepEqual(await namesOf(place, 'a/a'), ['a/a/c']);
    assert.deepEqual(await namesOf(place, 'a'), ['a-b', 'a.b', 'a/a/c', 'a/b', 'ab']);
    assert.deepEqual(await namesOf(place, 'none/'), []);
  });

  it('removes a file, also one that is not there', async () => {
    await putText(place, 'a/b', 'x');
    await place.remove('a/b', never);
    await place.remove('a/b', never);
    assert.equal(await textAt(place, 'a/b'), undefined);
    assert.deepEqual(await listed(place), []);
  });

  for (const name of ['', '/', '../a', 'a/../../b', '/etc/passwd', 'a//b', './a', 'a/', 'a\0b']) {
    it(`refuses the name ${JSON.stringify(name)}`, async () => {
      const refused = { code: 'place.bad-name' };
      await assert.rejects(putText(place, name, 'x'), refused);
      await assert.rejects(textAt(place, name), refused);
      await assert.rejects(place.remove(name, never), refused);
    });
  }

  it('does nothing once it is cancelled', async () => {
    const signal = AbortSignal.abort();
    await assert.rejects(place.put('a', bytesOf('x'), { signal }), { name: 'AbortError' });
    await assert.rejects(place.read('a', signal), { name: 'AbortError' });
    await assert.rejects(allOf(place.list('', signal)), { name: 'AbortError' });
    await assert.rejects(place.remove('a', signal), { name: 'AbortError' });
    assert.deepEqual(await listed(place), []);
  });
}
