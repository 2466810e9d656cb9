import { ConfigDocument } from '@pagewright/engine/environments';
import { compareLiveConfigs, type DriftReport } from '@pagewright/engine/testing';
import { driftText } from '../formats/driftText.ts';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainJson } from '../printing/plainJson.ts';
import { readSecrets } from '../values/readSecrets.ts';
import type { FoundTests } from './findTests.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';

/** Asks the APIs themselves, and says what has changed since the recordings. Returns the exit code. */
export async function compareLiveCases(
  { configs, cases }: FoundTests,
  options: TestVerbOptions,
  signal: AbortSignal,
): Promise<number> {
  const refusal = refusalOf(options);
  if (refusal !== undefined) return complain(refusal);
  const named = options.case ?? cases;
  const secretsFor = async (configText: string | ConfigDocument) => {
    const { secrets, warnings } = await readSecrets(ConfigDocument.of(configText), options.secrets, process.env);
    complain(warnings);
    return secrets;
  };
  const report = await compareLiveConfigs(configs, { secretsFor, ...(named && { cases: named }) }, signal);
  console.log(options.format === 'json' ? plainJson(report, 2) : driftText(report, options.verbose ?? false));
  return exitCodeOf(report);
}

function refusalOf({ format, liveInCi }: TestVerbOptions): string | undefined {
  if (format !== 'text' && format !== 'json') return '--live has the formats "text" and "json" only.';
  const isInCi = !['', '0', 'false', undefined].includes(process.env['CI']?.toLowerCase());
  if (!isInCi || liveInCi) return undefined;
  return 'The variable CI is set, and --live asks the API itself, so that a build would depend on it. Leave out --live there, or say --live-in-ci too, in a separate job for example.';
}

function exitCodeOf({ configurations }: DriftReport): number {
  const all = configurations.flatMap((each) => each.cases);
  if (all.length === 0)
    return complain('There are no cases to compare with. Keep a run as one: pagewright test CONFIG --record NAME.');
  if (all.some(({ outcome }) => outcome === 'error')) return exitCodes.userError;
  return all.some(({ outcome }) => outcome === 'changed') ? exitCodes.incomplete : exitCodes.done;
}
