import assert from 'node:assert/strict';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isUserError } from '../../../../engine/core/errors.ts';
import { FilePageStore } from '../../../../engine/io/output/filePageStore.ts';
import type { StoredPage } from '../../../../engine/io/output/output.ts';
import { createOrders } from '../../../bench/data/createOrders.ts';
import { seeded } from '../../../support/seeded.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { refusing } from '../../../support/troubledDisk.ts';

const createOrder = createOrders();
const plainBytes = 1024 * 1024;

function pageOf(records: number, job = 0): StoredPage {
  const body = Buffer.from(JSON.stringify(Array.from({ length: records }, createOrder)));
  return { job, records, parents: JSON.stringify([['parent_id', job]]), body };
}

describe('FilePageStore', () => {
  const folder = temporaryFolder();
  const file = () => path.join(folder(), 'pages');
  let store: FilePageStore;

  beforeEach(() => {
    // Compresses all blocks but the first two.
    store = new FilePageStore(file(), folder(), plainBytes);
  });
  afterEach(() => store.close());

  async function append(pages: readonly StoredPage[]): Promise<void> {
    for (const page of pages) await store.append(page);
  }

  async function stored(): Promise<StoredPage[]> {
    const pages: StoredPage[] = [];
    for await (const page of store.pages()) pages.push(page);
    return pages;
  }

  const saysWhere = (error: unknown) =>
    isUserError(error) && error.code === 'output.not-writable' && error.message.includes(folder());

  it('writes no file for the pages of a small run', async () => {
    const pages = [pageOf(100), pageOf(0, 1), pageOf(3, 2)];
    await append(pages);
    assert.throws(() => statSync(file()), { code: 'ENOENT' });
    assert.deepEqual(await stored(), pages);
  });

  it('keeps pages that end anywhere in a block, and pages of many blocks', async () => {
    const pages = [1, 1000, 0, 4000, 1, 700, 3000, 2].map(pageOf);
    await append(pages);
    assert.deepEqual(await stored(), pages);
  });

  it('compresses what comes after the first bytes to less than a third', async () => {
    const sizes: number[] = [];
    for (const count of [10, 10]) {
      await append(Array.from({ length: count }, () => pageOf(300)));
      await stored();
      sizes.push(statSync(file()).size);
    }
    const [first = 0, all = 0] = sizes;
    assert.ok(first >= plainBytes);
    assert.ok(all - first < first / 3, `${all} and ${first}`);
  });

  it('keeps what cannot be compressed as it is', async () => {
    const next = seeded(1);
    const noise = (): StoredPage => ({
      ...pageOf(0),
      body: Buffer.from(Array.from({ length: 1024 * 1024 }, () => next(2 ** 24) >>> 16)),
    });
    const pages = [noise(), noise(), noise()];
    await append(pages);
    assert.deepEqual(await stored(), pages);
    assert.equal(statSync(file()).size % (512 * 1024), 0);
  });

  it('gives the pages so far as often as it is asked', async () => {
    const pages = [pageOf(2000), pageOf(2000)];
    await append(pages);
    assert.deepEqual(await stored(), pages);
    const reading = store.pages();
    const first = await reading.next();
    await append([pageOf(2000)]);
    assert.deepEqual([first.value, (await reading.next()).value], pages);
    assert.equal((await reading.next()).done, true);
    assert.equal((await stored()).length, 3);
  });

  it('says in a clear error that its file was cut or changed', async () => {
    await append([pageOf(6000)]);
    await stored();
    const { size } = statSync(file());
    truncateSync(file(), size - 1);
    await assert.rejects(stored(), saysWhere);
    writeFileSync(file(), Buffer.alloc(size, 'x'));
    await assert.rejects(stored(), saysWhere);
  });

  it('says with the next page or at the end that a block was not written', async () => {
    const outcome = await refusing('writev', 1, 'ENOSPC', async () => {
      await append([pageOf(1000)]);
      await stored();
    });
    assert.ok(outcome.isHit && saysWhere(outcome.error));
    await assert.rejects(append([pageOf(2000)]), saysWhere);
    await store.close();
  });
});
