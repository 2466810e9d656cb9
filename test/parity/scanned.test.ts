import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareTables } from '../conformance/compareTables.ts';
import { startMockProxy } from '../support/mockProxy.ts';
import { readExchanges } from '../support/readExchanges.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { scanEveryPage } from '../support/scanEveryPage.ts';
import { sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { explainedDifferences } from './explainedDifferences.ts';
import { readParityCases } from './parityCase.ts';
import { runParityCase } from './runParityCase.ts';

const recorded = path.join(import.meta.dirname, '../conformance/cases');

/** The cases that need no further arguments. */
function recordedCases(): string[] {
  return readdirSync(recorded).filter((name) => {
    const expected = path.join(recorded, name, 'expected.json');
    const hasArguments = existsSync(expected) && JSON.parse(readFileSync(expected, 'utf8')).args !== undefined;
    return existsSync(path.join(recorded, name, 'config.json')) && !hasArguments;
  });
}

/** The differences from the tables of a recorded case. */
async function differencesOf(name: string, folder: string): Promise<string[]> {
  const caseDir = path.join(recorded, name);
  const proxy = await startMockProxy(readExchanges(caseDir));
  try {
    const input = path.join(caseDir, 'in');
    if (existsSync(input)) cpSync(input, path.join(folder, 'in'), { recursive: true });
    const stateFile = path.join(folder, 'in/state.json');
    await runToEnd({
      config: readFileSync(path.join(caseDir, 'config.json'), 'utf8'),
      outDir: path.join(folder, 'out'),
      network: { environment: { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, NO_PROXY: '' } },
      ...(existsSync(stateFile) && { stateFile }),
    });
    return compareTables(path.join(folder, 'out/tables'), path.join(caseDir, '_sample_out'));
  } finally {
    await proxy.close();
  }
}

describe('runs that scan every page', () => {
  const folder = temporaryFolder();
  scanEveryPage();

  it('give the tables of the recorded cases', async () => {
    await sweep(recordedCases(), 10, async (name) => {
      assert.deepEqual(await differencesOf(name, path.join(folder(), name)), [], name);
    });
  });

  for (const theme of ['page', 'json', 'map']) {
    it(`give what the platform made of random configurations: ${theme}`, async () => {
      const explained = Object.values(explainedDifferences).flat();
      const cases = readParityCases(theme).filter(({ id }) => !explained.includes(id));
      await sweep(cases, 15, async (parityCase) => {
        const outcome = await runParityCase(parityCase, path.join(folder(), parityCase.id));
        assert.deepEqual(outcome, parityCase.expect, parityCase.id);
      });
    });
  }
});
