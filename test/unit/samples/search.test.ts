import assert from 'node:assert/strict';
import { listIn } from './listIn.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

describe('search, then scroll, in the sample API', () => {
  const { ask, read } = sampleApiForTests();

  async function search(body: unknown): Promise<Record<string, unknown>> {
    const answer = await ask('/v1/search', { method: 'POST', body: JSON.stringify(body) });
    assert.equal(answer.status, 200);
    assert.ok(typeof answer.body === 'object');
    return { ...answer.body };
  }

  async function scroll(first: unknown) {
    const pages: Record<string, unknown>[][] = [];
    for (let id = first; id !== undefined; ) {
      const body = await read(`/v1/search/scroll?scroll_id=${id}`);
      assert.deepEqual(
        Object.keys(body).filter((key) => key !== 'scroll_id'),
        ['items'],
      );
      pages.push(listIn(body, 'items'));
      id = body['scroll_id'];
    }
    return pages;
  }

  it('answers the search with the number and a token, without any item', async () => {
    const body = await search({});
    assert.deepEqual(Object.keys(body), ['total', 'scroll_id']);
    assert.equal(body['total'], 63);
  });

  it('gives a new token with every page but the last, which has none', async () => {
    const pages = await scroll((await search({}))['scroll_id']);
    assert.deepEqual(
      pages.map((page) => page.length),
      [15, 15, 15, 15, 3],
    );
    assert.equal(new Set(pages.flat().map(({ id }) => id)).size, 63);
  });

  it('has no token where nothing was found, so that scrolling never begins', async () => {
    assert.deepEqual(await search({ where: { city: 'Atlantis' } }), { total: 0 });
  });

  it('has no empty page behind a full last one', async () => {
    const { total, scroll_id } = await search({ where: { city: 'Brno' }, page_size: 7 });
    assert.equal(total, 21);
    assert.deepEqual(
      (await scroll(scroll_id)).map((page) => page.length),
      [7, 7, 7],
    );
  });

  it('keeps to what was searched for on every page', async () => {
    const where = { city: ['Kraków', 'Malmö'], min_rating: 3 };
    const { total, scroll_id } = await search({ where, page_size: 6 });
    const found = (await scroll(scroll_id)).flat();
    assert.equal(found.length, total);
    assert.ok(found.length > 6);
    for (const { rating, station } of found) {
      assert.ok(Number(rating) >= 3);
      assert.match(JSON.stringify(station), /"city":"(Kraków|Malmö)"/);
    }
  });

  it('takes [], which stands for no parameters, as a search for everything', async () => {
    assert.equal((await search([]))['total'], 63);
  });

  for (const [pageSize, first] of [
    [1000, 50],
    [0, 1],
    [-3, 1],
    [4.9, 4],
  ] as const) {
    it(`gives ${first} items on the first page where a page size of ${pageSize} is asked for`, async () => {
      const [page] = await scroll((await search({ page_size: pageSize }))['scroll_id']);
      assert.equal(page?.length, first);
    });
  }

  for (const [body, code, message] of [
    ['', 'bad-json', /must be JSON/],
    ['{"where": ', 'bad-json', /must be JSON/],
    ['where=Brno', 'bad-json', /must be JSON/],
    ['null', 'bad-search', /must be an object/],
    ['"Brno"', 'bad-search', /must be an object/],
    ['{"where": {"city": 7}}', 'bad-search', /"where.city"/],
    ['{"where": {"city": ["Brno", null]}}', 'bad-search', /"where.city"/],
    ['{"where": {"min_rating": "3"}}', 'bad-search', /"where.min_rating"/],
    ['{"page_size": "many"}', 'bad-search', /"page_size"/],
  ] as const) {
    it(`refuses the body ${body || '(none)'} with 400 and the code ${code}`, async () => {
      const answer = await ask('/v1/search', { method: 'POST', body });
      assert.equal(answer.status, 400);
      assert.match(JSON.stringify(answer.body), new RegExp(`"code":"${code}"`));
      assert.match(JSON.stringify(answer.body).replaceAll('\\"', '"'), message);
    });
  }

  for (const query of ['', '?scroll_id=', '?scroll_id=nonsense', '?scroll_id=WzAse31dxxxxxxxx', '?page_token=x']) {
    it(`refuses to scroll with "${query}": 400, unknown-token`, async () => {
      const { status, body } = await ask(`/v1/search/scroll${query}`);
      const message = 'This token is not one of ours; start again without one.';
      assert.equal(status, 400);
      assert.deepEqual(body, { error: { code: 'unknown-token', message } });
    });
  }

  it('refuses a token of the rides', async () => {
    const { meta } = await read('/v1/rides');
    assert.ok(typeof meta === 'object' && meta !== null && 'next_token' in meta);
    assert.equal((await ask(`/v1/search/scroll?scroll_id=${meta.next_token}`)).status, 400);
  });
});
