import path from 'node:path';
import { isUserError } from '@pagewright/engine/run';
import { findCases, updateGoldens } from '@pagewright/engine/testing';
import { goldensText } from '@pagewright/engine/text/goldensText';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import type { FoundTests } from './findTests.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';

/** Writes the golden tables of cases again, and says which. */
export async function updateCases(
  { configs, cases }: FoundTests,
  options: TestVerbOptions,
  signal: AbortSignal,
): Promise<number> {
  const named = options.case ?? cases;
  const found = (await Promise.all(configs.map(findCases))).flat();
  const wanted = found.filter(({ folder }) => named === undefined || named.includes(path.basename(folder)));
  if (wanted.length === 0) return complain('There are no cases to update.');
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
