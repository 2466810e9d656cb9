import { UserError } from '@pagewright/engine/run';
import { changesOf, mutateConfigs } from '@pagewright/engine/testing';
import { manifest } from '../about/manifest.ts';
import { formats } from '../formats/formats.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import type { FoundTests } from './findTests.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';

const defaultSeed = 1;

/** Runs cases on changed answers, and prints what nobody notices. Returns the exit code; undefined: there are no cases. */
export async function mutateCases(
  { configs, cases }: FoundTests,
  options: TestVerbOptions,
  signal: AbortSignal,
): Promise<number | undefined> {
  const print = formats[options.format].mutations;
  if (print === undefined) throw noFormat(options.format);
  const named = options.case ?? cases;
  const report = await mutateConfigs(configs, signal, {
    seed: options.seed ?? defaultSeed,
    ...(named !== undefined && { cases: named }),
  });
  const all = report.configurations.flatMap((each) => each.cases);
  console.log(print(report, { ...manifest, folder: process.cwd(), isVerbose: options.verbose ?? false }));
  if (all.length === 0) return undefined;
  if (all.some(({ error }) => error !== undefined)) return exitCodes.userError;
  return changesOf(all, 'missed').length > 0 ? exitCodes.incomplete : exitCodes.done;
}

function noFormat(format: string): UserError {
  const known = Object.entries(formats).flatMap(([name, { mutations }]) => (mutations === undefined ? [] : [name]));
  const message = `With --mutate there is no format "${format}". Take one of ${known.join(', ')}.`;
  return new UserError('run.bad-arguments', message);
}
