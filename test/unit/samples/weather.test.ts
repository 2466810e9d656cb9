import assert from 'node:assert/strict';
import { sampleApiForTests } from './sampleApiForTests.ts';

describe('the slow endpoint of the sample API', () => {
  const { ask } = sampleApiForTests();

  it('takes about 1.5 seconds for each of its three pages, bare lists of 10, 10 and 4', async function () {
    this.timeout(5000);
    const begun = performance.now();
    const pages = await Promise.all([0, 10, 20].map((offset) => ask(`/v1/weather?limit=10&offset=${offset}`)));
    const lengths = pages.map(({ body }) => Array.isArray(body) && body.length);
    assert.deepEqual(lengths, [10, 10, 4]);
    assert.ok(performance.now() - begun >= 1450, 'too fast to see anything');
  });
});
