import path from 'node:path';
import { isUserError } from '@pagewright/engine/run';
import { type FoundCase, findCases, hasGoldens, updateGoldens } from '@pagewright/engine/testing';
import { goldensText } from '@pagewright/engine/text/goldensText';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import type { FoundTests } from './findTests.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';

const noGoldens = 'No case has golden tables. For a case that should get some, name it with --case.';

/** Writes the golden tables of cases again, and says which. A case without any gets them only if it is named. */
export async function updateCases(
  { configs, cases }: FoundTests,
  options: TestVerbOptions,
  signal: AbortSignal,
): Promise<number> {
  const named = options.case ?? cases;
  const found = (await Promise.all(configs.map(findCases))).flat();
  const wanted = named === undefined ? await withGoldens(found) : found.filter(isNamed(named));
  if (wanted.length === 0) return complain(named === undefined ? noGoldens : 'There are no cases to update.');
  let code: number = exitCodes.done;
  for (const { config, ...place } of wanted) {
    try {
      const updated = await updateGoldens(config, place, signal);
      console.log(plainText(`${place.shown}: ${goldensText(updated)}.`));
    } catch (error) {
      if (!isUserError(error)) throw error;
      code = complain(error.message);
    }
  }
  return code;
}

function isNamed(names: readonly string[]): (found: FoundCase) => boolean {
  return ({ folder }) => names.includes(path.basename(folder));
}

async function withGoldens(found: readonly FoundCase[]): Promise<FoundCase[]> {
  const have = await Promise.all(found.map(({ folder }) => hasGoldens(folder)));
  return found.filter((_, index) => have[index]);
}
