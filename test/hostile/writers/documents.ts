const items = Array.from({ length: 40 }, (_, index) => `/items${index}`);
const list = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const listed = { responses: { 200: { description: '', content: { 'application/json': { schema: list } } } } };
/** Descriptions of one API, in each format. */
export const openapi = {
  openapi: '3.0.0',
  info: { title: 'Items', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: Object.fromEntries(items.map((item) => [item, { get: listed }])),
};
export const har = {
  log: {
    version: '1.2',
    creator: { name: 'a', version: '1' },
    entries: items.map((item) => ({
      startedDateTime: '2026-01-01T00:00:00.000Z',
      time: 1,
      request: { method: 'GET', url: `https://api.example.com${item}`, headers: [], queryString: [] },
      response: {
        status: 200,
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { mimeType: 'application/json', text: '[{"id":1},{"id":2}]' },
      },
    })),
  },
};
export const postman = {
  info: { name: 'Items', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  item: items.map((item) => ({
    name: item,
    request: { method: 'GET', url: `https://api.example.com${item}` },
    response: [{ code: 200, body: '[{"id":1},{"id":2}]' }],
  })),
};
/** The files of a recording. */
export const recording = {
  'recording/recording.json': {
    version: 1,
    config: 'a.extractor.json',
    startedAt: '2026-01-01T00:00:00.000Z',
    previousStart: 0,
    outcome: 'done',
    exchanges: items.length,
  },
  'recording/exchanges.jsonl': items
    .map((item) => JSON.stringify({ method: 'GET', url: `https://api.example.com${item}`, status: 200, at: 0, ms: 1 }))
    .join('\n'),
};
