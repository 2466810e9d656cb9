import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seeded, seedsOf } from '../../support/seeded.ts';
import { randomCount } from '../../support/sweep.ts';
import { faultOfFinding } from './faultOfFinding.ts';
import { findPaging } from './findPaging.ts';
import { configOf } from './pagedApi.ts';
import { type RandomPagedApi, randomPagedApi } from './randomPagedApi.ts';
import { faultOfReading } from './readByRun.ts';
import { type ServedApi, servedApi } from './servedApi.ts';

const count = randomCount({ whole: 600, sample: 60 });

/** Gives what is wrong, if anything is. */
type Check = (api: RandomPagedApi, served: ServedApi, folder: string) => Promise<string | undefined>;

/** Checks an API of each seed; a failure names all seeds that are wrong. */
async function forApis(check: Check): Promise<void> {
  const faults: string[] = [];
  for (const seed of seedsOf(count)) {
    const api = randomPagedApi(seeded(seed), seed);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-random-'));
    const served = await servedApi(api);
    try {
      const fault = await check(api, served, folder);
      if (fault !== undefined) faults.push(`seed ${seed}: ${fault}\n  ${api.family}`);
    } finally {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  assert.equal(faults.join('\n'), '');
}

describe('random paged APIs', function () {
  this.timeout(3_600_000);

  it('are read by their truths', async () => {
    let without = 0;
    await forApis(async (api, served, folder) => {
      if (api.truth !== undefined) return await faultOfReading(api, configOf(api, served.origin, api.truth), folder);
      without++;
      return undefined;
    });
    assert(without < count / 4, `${without} have none`);
  });

  it('are read as a whole by what the verb writes, within its budget, and half of them at least are found', async () => {
    let answered = 0;
    await forApis(async (api, served, folder) => {
      const found = await findPaging(api, served, folder);
      if (found.outcome !== 'unknown') answered++;
      const fault = await faultOfFinding(api, found, path.join(folder, 'out'));
      return fault && [fault, ...found.requests].join('\n    ');
    });
    assert(answered >= count / 2, `only ${answered} of ${count} are found`);
  });
});
