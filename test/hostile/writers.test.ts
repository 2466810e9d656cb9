import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Next, seeded, seedsOf } from '../support/seeded.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { partOf, sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { attempt, type Ended, prepare, type Trouble, troubles } from './writers/attempt.ts';
import { assertNew, assertOldOrNew, type Essences, essencesIn, hiddenIn, textsIn } from './writers/check.ts';
import type { Writer } from './writers/writer.ts';
import { writers } from './writers/writers.ts';

/** Two pages of records, and an empty one. */
function answerTo(url: URL): unknown {
  const page = Number(url.searchParams.get('page') ?? 1);
  return page > 2 ? [] : Array.from({ length: 50 }, (_, id) => ({ id: page * 50 + id, text: 'x'.repeat(200) }));
}

const none: Trouble = { at: 0, how: 'none' };

describe('what writes a file', function () {
  this.timeout(3_600_000);
  const folder = temporaryFolder();
  const place = (name: string) => path.join(folder(), name);
  let api: TestApi;
  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, answerTo(new URL(url, 'http://api.test'))));
  });
  after(() => api.close());

  // Each writer in turn; what happens to it, and at which of its changes, is drawn.
  const seeds = seedsOf(partOf(264));

  it('leaves the old file or all of the new one when it is killed or the disk is full, and works after that', async () => {
    const known = new Map<Writer, Undisturbed>();
    let [troubled, count] = [0, 0];
    await sweep(seeds, 6, async (seed) => {
      const writer = writers[seed % writers.length];
      assert.ok(writer);
      const undisturbed = known.get(writer) ?? (await letWrite(writer, place(`${seed}-undisturbed`), api.url));
      known.set(writer, undisturbed);
      const trouble = troubleFrom(seeded(seed * 7_919 + 1), undisturbed.changes);
      const ended = await disturb(writer, { folder: place(String(seed)), url: api.url, trouble, ...undisturbed });
      if (ended.code !== (writer.code ?? 0)) troubled++;
      count++;
    });
    assert.ok(troubled >= count / 2, `Only ${troubled} of ${count} were killed, or said that the disk is full.`);
  });
});

/** The result of a writer that is not disturbed. */
interface Undisturbed {
  changes: number;
  essences: Essences;
}

async function letWrite(writer: Writer, folder: string, url: string): Promise<Undisturbed> {
  mkdirSync(folder);
  await prepare(writer, folder, url);
  const { code, said, changes } = await attempt(writer, folder, none);
  assert.equal(code, writer.code ?? 0, `${writer.name}: ${said}`);
  assert.ok(changes > 2, `${writer.name} changes nothing.`);
  const essences = essencesIn(writer, folder);
  assertNew(writer, folder, essences);
  return { changes, essences };
}

function troubleFrom(next: Next, changes: number): Trouble {
  return { at: 1 + next(changes), how: troubles[next(troubles.length)] ?? 'half' };
}

interface Disturbed extends Undisturbed {
  folder: string;
  url: string;
  trouble: Trouble;
}

async function disturb(writer: Writer, { folder, url, trouble, essences }: Disturbed): Promise<Ended> {
  mkdirSync(folder);
  await prepare(writer, folder, url);
  const before = textsIn(writer, folder);
  const ended = await attempt(writer, folder, trouble);
  const what = `${writer.name}, ${trouble.how} at ${trouble.at}: ${ended.said}`;
  try {
    assert.ok('args' in writer.does ? [undefined, 0, 1].includes(ended.code) : true);
    assertOldOrNew(writer, folder, { before, essences });
    writer.check?.(folder);
    if (ended.code !== undefined) assert.deepEqual(hiddenIn(folder), []);
    const again = await attempt(writer, folder, none);
    // A writer that makes a file keeps the one that it made before.
    if (/exists already|EEXIST/.test(again.said)) return ended;
    assert.equal(again.code, writer.code ?? 0, again.said);
    assertNew(writer, folder, essences);
    writer.check?.(folder);
    // An existing file is not written again; the next writer clears the folder.
    if (writer.replaces !== undefined) assert.deepEqual(hiddenIn(folder), []);
    return ended;
  } catch (cause) {
    throw new Error(`${what}\n${String(cause)}`, { cause });
  }
}
