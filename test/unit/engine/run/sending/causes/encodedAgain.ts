import type { Rows } from './row.ts';

const cursor = { pagination: { method: 'response.param', responseParam: 'next', queryParam: 'cursor' } };

/** Tokens that came encoded and were encoded again. */
export const encodedAgain: Rows = {
  speaks: [
    {
      title: 'a token with percent escapes',
      api: cursor,
      answer: (number) =>
        number === 1 ? [{ items: [{ id: 1 }], next: 'PnM6Mg%3D%3D' }] : [{ detail: 'Invalid cursor value' }, 400],
      expect: {
        says: /The value for "cursor" came from the page before with percent escapes \("PnM6Mg%3D%3D"\), and they were encoded again\. .*"cursor=…".*"response.url" with "paramIsQuery": true/,
        pointer: '/api/pagination/responseParam',
      },
    },
    {
      title: 'one in a form',
      api: { ...cursor, http: { defaultOptions: { method: 'FORM' } } },
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: 'a%2Fb' }] : [{}, 422]),
      expect: { says: /\("a%2Fb"\)/, pointer: '/api/pagination/responseParam' },
    },
    {
      title: 'one of a scroller among several',
      api: { pagination: { method: 'multiple', scrollers: { all: cursor.pagination }, default: 'all' } },
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: 'x%3A1' }] : [{}, 404]),
      expect: { says: /\("x%3A1"\)/, pointer: '/api/pagination/scrollers/all/responseParam' },
    },
  ],
  isSilent: [
    {
      title: 'a plain token',
      api: cursor,
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: 'PnM6Mg==' }] : [{}, 400]),
    },
    {
      title: 'a percent sign that is none',
      api: cursor,
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: '100%' }] : [{}, 400]),
    },
    {
      title: 'a text with one escape in it',
      api: cursor,
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: 'a/b=%20 c' }] : [{}, 400]),
    },
    {
      title: 'a server that fails',
      api: { ...cursor, retryConfig: { maxRetries: 0 } },
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: 'a%3D' }] : [{}, 500]),
    },
    {
      title: 'JSON, which needs no encoding',
      api: { ...cursor, http: { defaultOptions: { method: 'POST' } } },
      answer: (number) => (number === 1 ? [{ items: [{ id: 1 }], next: 'a%3D' }] : [{}, 400]),
    },
  ],
};
