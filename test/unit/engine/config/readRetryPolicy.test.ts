import assert from 'node:assert/strict';
import { firstProblem, readParts } from './readParts.ts';

const statuses = [500, 502, 503, 504, 408, 420, 429];
const transport = [28, 6, 7, 35, 52, 56];
const retryOf = (retryConfig: unknown) => {
  const { maxRetries, retryHeader, statusCodes, transportCodes } = readParts({ api: { retryConfig } }).retry;
  return { maxRetries, retryHeader, statusCodes, transportCodes };
};
const defaults = { maxRetries: 10, retryHeader: 'Retry-After', statusCodes: statuses, transportCodes: transport };

describe('retryConfig (configuration.md 5.4)', () => {
  // the row of the table, retryConfig, what differs from the defaults
  const rows: [string, unknown, object][] = [
    ['defaults', undefined, {}],
    ['defaults', {}, {}],
    ['maxRetries', { maxRetries: 3 }, { maxRetries: 3 }],
    ['maxRetries as numeric text', { maxRetries: '3' }, { maxRetries: 3 }],
    ['maxRetries of 0 disables', { maxRetries: 0 }, { maxRetries: 0 }],
    ['maxRetries under http does nothing', { http: { maxRetries: 3 } }, {}],
    ['http.retryHeader', { http: { retryHeader: 'X-Wait' } }, { retryHeader: 'X-Wait' }],
    ['http.codes replaces the list', { http: { codes: [202, 429] } }, { statusCodes: [202, 429] }],
    ['http.codes: an empty list repeats for no status', { http: { codes: [] } }, { statusCodes: [] }],
    ['http.codes written as text never match', { http: { codes: ['429', 503] } }, { statusCodes: [503] }],
    ['curl.codes replaces the list', { curl: { codes: [6] } }, { transportCodes: [6] }],
    ['headerName, the old name', { headerName: 'X-Wait' }, { retryHeader: 'X-Wait' }],
    ['httpCodes, the old name', { httpCodes: [202] }, { statusCodes: [202] }],
    ['curlCodes, the old name', { curlCodes: [6] }, { transportCodes: [6] }],
    [
      'headerName discards the new http object',
      { headerName: 'X-Old', http: { retryHeader: 'X-New', codes: [202] } },
      { retryHeader: 'X-Old' },
    ],
    [
      'httpCodes discards the new http object',
      { httpCodes: [202], http: { retryHeader: 'X-New', codes: [203] } },
      { statusCodes: [202] },
    ],
    ['curlCodes discards the new curl object', { curlCodes: [6], curl: { codes: [7] } }, { transportCodes: [6] }],
    [
      'old and new of different parts live together',
      { httpCodes: [202], curl: { codes: [7] } },
      {
        statusCodes: [202],
        transportCodes: [7],
      },
    ],
  ];
  for (const [title, retryConfig, differs] of rows) {
    it(`configuration.md 5.4: ${title}: ${JSON.stringify(retryConfig) ?? 'left out'}`, () =>
      assert.deepEqual(retryOf(retryConfig), { ...defaults, ...differs }));
  }

  // retryConfig, does the configuration say itself which transport errors are repeated, or how often
  const said: [object | undefined, boolean][] = [
    [undefined, false],
    [{ http: { codes: [1] } }, false],
    [{ maxRetries: 0 }, true],
    [{ curl: { codes: [6] } }, true],
    [{ curlCodes: [6] }, true],
  ];
  for (const [retryConfig, explicit] of said) {
    it(`configuration.md 5.4: ${JSON.stringify(retryConfig) ?? 'nothing'} is ${explicit ? 'explicit' : 'no word'} about lost connections`, () =>
      assert.equal(readParts({ api: { retryConfig } }).retry.explicit, explicit));
  }

  for (const retryConfig of ['often', 5, null, [], true]) {
    it(`configuration.md 5: retryConfig that is ${JSON.stringify(retryConfig)} is ignored`, () =>
      assert.deepEqual(retryOf(retryConfig), defaults));
  }

  for (const [retryConfig, pointer] of [
    [{ http: { codes: '429' } }, '/http/codes'],
    [{ curl: { codes: 28 } }, '/curl/codes'],
  ] as [object, string][]) {
    it(`configuration.md 5.4: a list given as text is a user error: ${JSON.stringify(retryConfig)}`, () =>
      assert.equal(firstProblem({ api: { retryConfig } }), `config.wrong-type /api/retryConfig${pointer}`));
  }
});
