import assert from 'node:assert/strict';
import { listIn } from './listIn.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

describe('the endpoint of the sample API that fails now and then', () => {
  const { ask } = sampleApiForTests();
  const offsets = [0, 10, 20, 30];
  const page = (offset: number) => ask(`/v1/tickets?limit=10&offset=${offset}`);

  /** Requests every page, and retries a page with status 503. */
  async function readAll() {
    const statuses: number[] = [];
    const tickets: unknown[] = [];
    for (const offset of offsets) {
      let answer = await page(offset);
      statuses.push(answer.status);
      for (let repeats = 0; answer.status === 503 && repeats < 3; repeats += 1) {
        answer = await page(offset);
        statuses.push(answer.status);
      }
      assert.ok(typeof answer.body === 'object' && answer.body !== null);
      tickets.push(...listIn(answer.body, 'items').map(({ id }) => id));
    }
    return { statuses, tickets };
  }

  const everyRun = [200, 503, 200, 200, 503, 200];

  it('refuses every second page once, so that a client that retries gets all 33 tickets', async () => {
    const { statuses, tickets } = await readAll();
    assert.deepEqual(statuses, everyRun);
    assert.equal(new Set(tickets).size, 33);
  });

  it('does the same in the next run', async () => {
    assert.deepEqual((await readAll()).statuses, everyRun);
  });

  it('says with the refusal when to come again', async () => {
    const { status, headers, body } = await page(10);
    assert.equal(status, 503);
    assert.equal(headers.get('retry-after'), '1');
    assert.deepEqual(body, { error: { code: 'busy', message: 'The workshop is busy; try again in a second.' } });
    assert.equal((await page(10)).status, 200);
  });
});

describe('two servers', () => {
  for (const name of ['the first', 'the second']) {
    describe(name, () => {
      const { ask } = sampleApiForTests();

      it('begins its refusals anew', async () => {
        const statuses: number[] = [];
        for (const offset of [0, 10, 10]) statuses.push((await ask(`/v1/tickets?offset=${offset}`)).status);
        assert.deepEqual(statuses, [200, 503, 200]);
      });
    });
  }
});
