import assert from 'node:assert/strict';
import { listIn } from './listIn.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

const basic = (credentials: string) => ({ authorization: `Basic ${Buffer.from(credentials).toString('base64')}` });

describe('basic authentication in the sample API', () => {
  const { ask, read } = sampleApiForTests();

  it('shows the members to the right user, by offset', async () => {
    const pages = [0, 10, 20].map((offset) =>
      read(`/v1/members?limit=10&offset=${offset}`, basic('pagewright:let-me-in')),
    );
    const lengths = (await Promise.all(pages)).map((page) => listIn(page, 'members').length);
    assert.deepEqual(lengths, [10, 10, 3]);
    assert.equal((await pages[0])?.['total'], 23);
  });

  for (const [headers, about] of [
    [{}, 'nobody'],
    [basic('pagewright:wrong'), 'a wrong password'],
    [basic('pagewright:'), 'an empty password'],
    [basic('someone:let-me-in'), 'a wrong user'],
    [{ authorization: 'Basic' }, 'a header without credentials'],
    [{ authorization: 'Bearer let-me-in' }, 'another scheme'],
  ] as const) {
    it(`refuses ${about} with 401, the scheme and a JSON error`, async () => {
      const answer = await ask('/v1/members', { headers });
      const message = 'Only "pagewright" with the right password can see the members.';
      assert.equal(answer.status, 401);
      assert.equal(answer.headers.get('www-authenticate'), 'Basic realm="members", charset="UTF-8"');
      assert.deepEqual(answer.body, { error: { code: 'unauthorised', message } });
    });
  }
});
