import assert from 'node:assert/strict';
import { createWeatherEndpoint } from '../../../samples/api/endpoints/weather.ts';

describe('the slow endpoint of the sample API', () => {
  it('takes 1.5 seconds for each of its three pages, bare lists of 10, 10 and 4', async () => {
    const pauses: number[] = [];
    const endpoint = createWeatherEndpoint(async (ms) => void pauses.push(ms));
    const { signal } = new AbortController();
    const request = { target: '/v1/weather', host: '', authorization: undefined, body: '', signal };
    const lengths: unknown[] = [];
    for (const offset of ['0', '10', '20']) {
      const { body } = await endpoint.respond({ ...request, query: new URLSearchParams({ limit: '10', offset }) });
      lengths.push(Array.isArray(body) && body.length);
    }
    assert.deepEqual(lengths, [10, 10, 4]);
    assert.deepEqual(pauses, [1500, 1500, 1500]);
  });
});
