import assert from 'node:assert/strict';
import { listIn } from './listIn.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

describe('paging by token of the sample API', () => {
  const { ask, read } = sampleApiForTests();

  async function readPage(query: string) {
    const body = await read(`/v1/rides${query}`);
    const meta: unknown = body['meta'];
    assert.ok(typeof meta === 'object' && meta !== null && 'next_token' in meta);
    return { rides: listIn(body, 'rides'), token: meta.next_token };
  }

  /** Follows the tokens to the end, with the same further parameters on every request, or on the first one only. */
  async function readAll(firstQuery: string, laterQuery: string) {
    const pages = [await readPage(`?${firstQuery}`)];
    for (let token = pages.at(-1)?.token; token !== null; token = pages.at(-1)?.token) {
      pages.push(await readPage(`?page_token=${token}&${laterQuery}`));
    }
    return pages;
  }

  it('gives pages of 20 until the token is null', async () => {
    const pages = await readAll('', '');
    assert.deepEqual(
      pages.map(({ rides }) => rides.length),
      [20, 20, 20, 20, 20, 20, 10],
    );
    assert.equal(new Set(pages.flatMap(({ rides }) => rides.map(({ id }) => id))).size, 130);
  });

  it('gives the same token for the same page', async () => {
    assert.deepEqual((await readPage('')).token, (await readPage('')).token);
  });

  it('keeps to one city where every request names it', async () => {
    const rides = (await readAll('city=Malm%C3%B6', 'city=Malm%C3%B6')).flatMap((page) => page.rides);
    const everything = (await readAll('', '')).flatMap((page) => page.rides);
    assert.deepEqual(
      rides,
      everything.filter(({ city }) => city === 'Malmö'),
    );
    assert.ok(rides.length > 20, 'one page is too few to show anything');
  });

  it('forgets the city on a request that does not name it', async () => {
    const [first, ...others] = await readAll('city=Malm%C3%B6', '');
    const cities = (rides: Record<string, unknown>[]) => [...new Set(rides.map(({ city }) => city))].sort();
    assert.deepEqual(cities(first?.rides ?? []), ['Malmö']);
    assert.deepEqual(cities(others.flatMap(({ rides }) => rides)), ['Brno', 'Kraków', 'Malmö']);
  });

  it('combines the filters', async () => {
    const rides = (await readAll('city=Brno&plan=yearly', 'city=Brno&plan=yearly')).flatMap((page) => page.rides);
    assert.ok(rides.length > 0);
    for (const { city, customer } of rides) {
      assert.equal(city, 'Brno');
      assert.ok(typeof customer === 'object' && customer !== null && 'plan' in customer);
      assert.equal(customer.plan, 'yearly');
    }
  });

  it('gives an empty page and no token for a city without rides', async () => {
    assert.deepEqual((await ask('/v1/rides?city=Atlantis')).body, {
      rides: [],
      meta: { page_size: 20, next_token: null },
    });
  });

  for (const [token, about] of [
    ['', 'an empty token'],
    ['20', 'a place instead of a token'],
    ['MjAxxxxxxxx', 'a token with a wrong seal'],
    ['%00%ff', 'bytes that are no text'],
  ] as const) {
    it(`refuses ${about} with 400`, async () => {
      const { status, body } = await ask(`/v1/rides?page_token=${token}`);
      const message = 'This token is not one of ours; start again without one.';
      assert.equal(status, 400);
      assert.deepEqual(body, { error: { code: 'unknown-token', message } });
    });
  }

  it('refuses a token that was cut', async () => {
    const { token } = await readPage('');
    assert.equal((await ask(`/v1/rides?page_token=${String(token).slice(0, -1)}`)).status, 400);
  });
});
