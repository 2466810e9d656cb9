import assert from 'node:assert/strict';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { apis } from './apis/index.ts';
import { decoys } from './decoys.ts';
import { faultOfFinding } from './faultOfFinding.ts';
import { findPaging } from './findPaging.ts';
import { knownUnknown } from './knownUnknown.ts';
import { configOf, type ReadyApi } from './pagedApi.ts';
import { faultOfReading } from './readByRun.ts';
import { type ServedApi, servedApi } from './servedApi.ts';

async function whileServed(api: ReadyApi, check: (served: ServedApi) => Promise<void>): Promise<void> {
  const served = await servedApi(api);
  try {
    await check(served);
  } finally {
    await served.close();
  }
}

describe('the mock APIs', () => {
  const folder = temporaryFolder();

  it('have their own names', () => {
    assert.equal(new Set(apis.map(({ id }) => id)).size, apis.length);
  });

  it('each have something that is right', () => {
    const open = apis.filter(({ truth, names, accepts }) => !truth && !names && !accepts);
    assert.deepEqual(open, []);
  });

  it('are those that have decoys', () => {
    const ids = new Set(apis.map(({ id }) => id));
    assert.deepEqual(
      Object.keys(decoys).filter((id) => !ids.has(id)),
      [],
    );
  });

  for (const api of apis) {
    const { truth, id, kind } = api;
    if (truth === undefined) continue;
    it(`${id}: its truth reads everything`, () =>
      whileServed(api, async (served) => {
        assert.equal(await faultOfReading(api, configOf(api, served.origin, truth), folder()), undefined);
      }));
    for (const decoy of decoys[id] ?? [])
      it(`${id}: ${JSON.stringify(decoy)} does not`, () =>
        whileServed(api, async (served) => {
          assert.notEqual(await faultOfReading(api, configOf(api, served.origin, decoy), folder()), undefined);
        }));
    if (kind === 'none') continue;
    it(`${id}: its bare configuration does not`, () =>
      whileServed(api, async (served) => {
        assert.notEqual(await faultOfReading(api, configOf(api, served.origin), folder()), undefined);
      }));
  }
});

describe('find-paging on the mock APIs', function () {
  const folder = temporaryFolder();
  this.slow(3000);

  for (const api of apis)
    it(`${api.id} (${api.kind}): ${api.family}`, () =>
      whileServed(api, async (served) => {
        const found = await findPaging(api, served, folder());
        if (knownUnknown.has(api.id))
          return assert.equal(found.outcome, 'unknown', 'no more unknown: take it off the list');
        assert.equal(
          await faultOfFinding(api, found, folder()),
          undefined,
          `${api.traps.join('; ')}\n${found.requests.join('\n')}`,
        );
      }));
});
