import assert from 'node:assert/strict';
import { choicesFor } from './choicesFor.ts';

const response = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: 'x' }));

describe('Find Pagination, of a token in a header', () => {
  const speaks: [header: string, value: string][] = [
    ['nextpagetoken', '2'],
    ['x-continuation-token', 'abc'],
    ['x-ms-continuation', 'abc'],
    ['x-ms-continuationtoken', 'abc'],
    ['x-pagination-next', 'abc'],
    ['x-next-cursor', 'abc'],
    ['next-cursor', 'abc'],
    ['x-scroll-id', 'abc'],
    ['x-cursor', 'abc'],
    ['x-next-url', 'https://a.b/rows?p=2'],
  ];
  for (const [header, value] of speaks) {
    it(`says that nothing reads "${header}", and guesses nothing`, async () => {
      const [found, ...others] = await choicesFor({ headers: { date: 'today', [header]: value }, response });
      assert.deepEqual(others, []);
      assert.equal(found?.pagination, null);
      assert.equal(found.title, `No paging method for the header "${header}"`);
      assert.match(found.evidence, /no paging method reads a header/);
    });
  }

  it('offers nothing by id where the "Link" header has a token', async () => {
    const headers = { link: '<https://a.b/rows?cursor=zzz>; rel="next"' };
    const choices = await choicesFor({ headers, response });
    assert.deepEqual(
      choices.map(({ title }) => title),
      ['No paging method for the "Link" header'],
    );
  });

  const silent: [title: string, headers: Record<string, string>][] = [
    ['empty ones', { nextpagetoken: '', 'x-continuation-token': 'null' }],
    ['those of a rate limit', { 'x-ratelimit-next': '60', 'retry-next': '5' }],
    ['those of a session', { 'x-csrf-token': 'abc', 'x-session-cursor': 'abc', 'x-request-id': 'abc' }],
    ['usual ones', { etag: 'abc', 'content-type': 'application/json', 'x-total-count': '57', 'x-token': 'abc' }],
  ];
  for (const [title, headers] of silent) {
    it(`is silent about ${title}`, async () => {
      const choices = await choicesFor({ headers, response });
      assert.deepEqual(
        choices.map((choice) => choice.title),
        ['cursor by "id"'],
      );
    });
  }
});
