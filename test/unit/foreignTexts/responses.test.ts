import { assertGrowsWith, pieces } from '../../support/assertGrowsWith.ts';
import { runMemory } from '../../support/runMemory.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';

describe('What an API responds', () => {
  let api: TestApi;
  let reply: Parameters<typeof startApi>[0] = () => {};
  before(async () => {
    api = await startApi((request, response) => reply(request, response));
  });
  after(() => api.close());

  const inHeader = pieces
    .filter((piece) => /^[\t -~]+$/.test(piece))
    .map((piece) => piece.replace(/^\s+|\s+$/g, (space) => `${space}x${space}`));
  const places: [what: string, respond: (text: string) => Parameters<typeof startApi>[0], texts?: string[]][] = [
    ['a value', (text) => (_, response) => sendJson(response, [{ id: text }])],
    ['a name', (text) => (_, response) => sendJson(response, [{ [text]: 1 }])],
    [
      'a value around the records',
      (text) => (_, response) =>
        sendJson(response, { data: [{ id: 1 }], total: text, status: text, message: text, next: text }),
    ],
    ['a name around the records', (text) => (_, response) => sendJson(response, { data: [{ id: 1 }], [text]: text })],
    ['an error', (text) => (_, response) => sendJson(response, { error: { code: text, message: text } }, 400)],
    ['an error in a 200', (text) => (_, response) => sendJson(response, { error: text, success: false })],
    [
      'a page of HTML',
      (text) => (_, response) => response.writeHead(403, { 'content-type': 'text/html' }).end(`<p>${text}`),
    ],
    ['plain text in a 200', (text) => (_, response) => response.writeHead(200).end(text)],
    [
      'a header',
      (text) => (_, response) =>
        sendJson(response, [{ id: 1 }], 200, {
          Link: text,
          'Content-Range': text,
          'X-Total-Count': text,
          'X-Next': text,
        }),
      inHeader,
    ],
    [
      'a header of a refusal',
      (text) => (_, response) =>
        sendJson(response, {}, 404, { 'Retry-After': text, 'X-RateLimit-Remaining': text, Link: text }),
      inHeader,
    ],
    ['a status', (text) => (_, response) => response.writeHead(404, text).end(), inHeader],
  ];
  for (const [what, respond, texts] of places)
    it(`is read in steps that grow with its length: ${what}`, async () => {
      const config = {
        api: { baseUrl: api.url, http: { maxRetries: 0 } },
        config: { jobs: [{ endpoint: 'x', dataType: 'x' }] },
      };
      await assertGrowsWith((text) => {
        reply = respond(text);
        return runMemory({ config });
      }, texts);
    });
});
