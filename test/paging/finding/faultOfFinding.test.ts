import assert from 'node:assert/strict';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { apis } from './apis/index.ts';
import { decoys } from './decoys.ts';
import { faultOfFinding } from './faultOfFinding.ts';
import type { Found } from './findPaging.ts';
import { configOf, type Reading, type ReadyApi } from './pagedApi.ts';
import { servedApi } from './servedApi.ts';

/** Judges an answer that nobody searched: what was added to the bare configuration, and the rest of the answer. */
async function judged(api: ReadyApi, added: Reading | undefined, more: Partial<Found>, outDir: string) {
  const served = await servedApi(api);
  try {
    const before = JSON.stringify(configOf(api, served.origin));
    const after = JSON.stringify(configOf(api, served.origin, added));
    const answer = { pagination: added?.pagination, evidence: [{}], requests: 2, reason: '', ...more.answer };
    const found: Found = {
      outcome: 'found',
      code: 0,
      output: '',
      requests: ['1', '2'],
      before,
      after,
      ...more,
      answer,
    };
    return await faultOfFinding(api, found, outDir);
  } finally {
    await served.close();
  }
}

function apiOf(id: string): ReadyApi {
  const api = apis.find((one) => one.id === id);
  assert(api, id);
  return api;
}

describe('the judgement of an answer', () => {
  const folder = temporaryFolder();
  const paged = apis.filter(({ truth }) => truth?.pagination !== undefined);

  for (const api of paged.filter((_, index) => index % 8 === 0))
    it(`is good for the truth of ${api.id}`, async () => {
      assert.equal(await judged(api, api.truth, {}, folder()), undefined);
    });

  for (const [id, [decoy]] of Object.entries(decoys).filter((_, index) => index % 6 === 0))
    it(`is bad for a decoy of ${id}`, async () => {
      assert.match(`${await judged(apiOf(id), decoy, {}, folder())}`, /says found/);
    });

  const refusals: [title: string, id: string, more: Partial<Found>, fault: RegExp | undefined][] = [
    ['unknown where it can be found', 'spotify-tracks', { outcome: 'unknown', code: 3 }, /says unknown/],
    ['unknown where that is accepted', 'never-ends', { outcome: 'unknown', code: 3 }, undefined],
    ['not needed where more is', 'spotify-tracks', { outcome: 'not-needed' }, /missing/],
    ['not needed where all is there', 'less-than-a-page', { outcome: 'not-needed' }, undefined],
    ['a fault where the server is down', 'server-down', { outcome: 'fault', code: 1 }, undefined],
    ['a fault where nothing is wrong', 'spotify-tracks', { outcome: 'fault', code: 1 }, /says fault/],
    ['another exit code', 'never-ends', { outcome: 'unknown', code: 0 }, /ends with 0/],
    ['a secret in the output', 'odata-skip-top', { outcome: 'unknown', code: 3, output: 'odata-secret-91' }, /secret/],
    ['too many requests', 'spotify-tracks', { requests: Array(13).fill('GET') }, /sent 13/],
    ['a wrong number of requests', 'spotify-tracks', { requests: ['1'] }, /says 2 requests/],
    ['no evidence', 'spotify-tracks', { answer: { evidence: [] } }, /without evidence/],
    ['a change without a finding', 'never-ends', { outcome: 'unknown', code: 3, after: '{}' }, /changes the file/],
    [
      'a reason that names it',
      'shopify-page-info',
      { outcome: 'not-expressible', code: 3, answer: { reason: 'Only the Link header leads on.' } },
      undefined,
    ],
    [
      'a reason that does not name it',
      'shopify-page-info',
      { outcome: 'not-expressible', code: 3, answer: { reason: 'It cannot be.' } },
      /does not name it/,
    ],
  ];
  for (const [title, id, more, fault] of refusals)
    it(`is ${fault ? 'bad' : 'good'} for ${title}`, async () => {
      const given = await judged(apiOf(id), undefined, more, folder());
      if (fault === undefined) assert.equal(given, undefined);
      else assert.match(`${given}`, fault);
    });
});
