import { afterTwo, pagenum, type Rows, token, withToken } from './row.ts';

const defaults = [500, 502, 503, 504, 408, 420, 429];
const codesAt = '/api/retryConfig/http/codes';

/** A limit of requests, in any status. */
export const rateLimit: Rows = {
  speaks: [
    {
      title: '403 with Retry-After',
      api: { ...pagenum, ...token },
      config: withToken,
      answer: (number) => afterTwo(number, {}, 403, { 'Retry-After': '1' }),
      expect: {
        says: /The API asks to wait \(`retry-after: 1`\), so the credentials are hardly the cause\. .*"retryConfig": \{"http": \{"codes": \[500, 502, 503, 504, 408, 420, 429, 403\]\}\}; or .*"--requests-per-second"/,
        pointer: codesAt,
        remedy: { pointer: codesAt, value: [...defaults, 403] },
      },
    },
    {
      title: '403 with no request left, on the first page',
      api: pagenum,
      answer: () => [{ message: 'Forbidden' }, 403, { 'X-RateLimit-Remaining': '0' }],
      expect: {
        says: /The API limits the number of requests \(`x-ratelimit-remaining: 0`\), so/,
        pointer: codesAt,
        remedy: { pointer: codesAt, value: [...defaults, 403] },
      },
    },
    {
      title: '400 whose sentence says so, with codes that the configuration lists',
      api: { ...pagenum, retryConfig: { http: { codes: [500] } } },
      answer: (number) => afterTwo(number, { error: { code: 7, message: 'Rate limit exceeded for this key' } }, 400),
      expect: {
        says: /The API limits the number of requests\. To let a run wait .*"codes": \[500, 400\]/,
        pointer: codesAt,
        remedy: { pointer: codesAt, value: [500, 400] },
      },
    },
    {
      title: '509 whose code says so, with codes in their old place',
      api: { ...pagenum, retryConfig: { httpCodes: [503] } },
      answer: (number) => afterTwo(number, { error: { code: 'too_many_requests', message: 'No.' } }, 509),
      expect: {
        says: /"retryConfig": \{"httpCodes": \[503, 509\]\}/,
        pointer: '/api/retryConfig/httpCodes',
        remedy: { pointer: '/api/retryConfig/httpCodes', value: [503, 509] },
      },
    },
    {
      title: '429 after all retries',
      api: { ...pagenum, retryConfig: { maxRetries: 1 } },
      answer: () => [{}, 429],
      expect: { says: /Retries did not help: run again later, or send fewer/, pointer: codesAt },
    },
    {
      title: '403 with a text instead of JSON, where a run may not wait',
      api: { ...pagenum, retryConfig: { maxRetries: 0 } },
      answer: () => ['You have exceeded your daily API limit', 403],
      expect: {
        says: /A run does not wait, because "maxRetries" is 0/,
        pointer: codesAt,
        remedy: { pointer: codesAt, value: [...defaults, 403] },
      },
    },
  ],
  isSilent: [
    {
      title: '403 that leaves requests',
      api: pagenum,
      answer: () => [{ message: 'No access' }, 403, { 'X-RateLimit-Remaining': '59' }],
    },
    {
      title: '400 about a parameter',
      api: pagenum,
      answer: () => [{ message: 'The limit must be at most 100' }, 400],
    },
    {
      title: '404 with the last request',
      api: pagenum,
      answer: () => [{ message: 'Not found' }, 404, { 'X-RateLimit-Remaining': '0' }],
    },
    {
      title: 'a server that fails with the last request',
      api: { ...pagenum, retryConfig: { maxRetries: 0 } },
      answer: () => [{ message: 'Internal error' }, 500, { 'X-RateLimit-Remaining': '0' }],
    },
    {
      title: '403 about a full disk',
      api: pagenum,
      answer: () => [{ message: 'The storage quota has been exceeded' }, 403],
    },
  ],
};
