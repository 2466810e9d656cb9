import { isUserError } from '@pagewright/engine/run';
import { testConfigs } from '@pagewright/engine/testing';
import { manifest } from '../about/manifest.ts';
import { formats } from '../formats/formats.ts';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { onFirstSignal } from '../process/onFirstSignal.ts';
import { changedOf } from './changedFiles.ts';
import { type FoundTests, findTests } from './findTests.ts';
import { compareLiveCases } from './liveCases.ts';
import { mutateCases } from './mutateCases.ts';
import { recordCase } from './recordCase.ts';
import { requireModes } from './requireModes.ts';
import type { TestShell } from './testShell.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';
import { updateCases } from './updateCases.ts';

/** Runs tests, or makes and renews them. Returns the exit code. */
export async function performTests(
  paths: readonly string[],
  options: TestVerbOptions,
  shell: TestShell,
): Promise<number> {
  const stop = new AbortController();
  const done = onFirstSignal(() => stop.abort());
  try {
    return await perform({ paths: paths.length === 0 ? ['.'] : paths, options, shell }, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return exitCodes.cancelled;
    if (isUserError(error)) return complain(error.message);
    throw error;
  } finally {
    done();
  }
}

/** The arguments of the verb, and the parts that it uses. */
interface TestVerb {
  paths: readonly string[];
  options: TestVerbOptions;
  shell: TestShell;
}

async function perform({ paths, options, shell }: TestVerb, signal: AbortSignal): Promise<number> {
  requireModes(options);
  if (options.record !== undefined)
    return await recordCase(paths, { ...options, record: options.record }, shell, signal);
  const { gone, ...found } = await findTests(paths, shell);
  const all = { ...found, configs: [...found.configs, ...gone] };
  const wanted = options.changed === undefined ? all : await changedOf(all, options.changed, signal);
  if (options.update) return await updateCases(wanted, options, signal);
  if (options.live || options.liveInCi) return await compareLiveCases(wanted, options, signal);
  if (options.mutate) return (await mutateCases(wanted, options, signal)) ?? noCases(wanted, options);
  return await runAll(wanted, options, signal);
}

async function runAll({ configs, cases }: FoundTests, options: TestVerbOptions, signal: AbortSignal): Promise<number> {
  const named = options.case ?? cases;
  const report = await testConfigs(configs, signal, named && { cases: named });
  const setting = { ...manifest, folder: process.cwd(), isVerbose: options.verbose ?? false };
  console.log(formats[options.format].tests(report, setting));
  const all = report.configurations.flatMap((each) => each.cases);
  if (all.length === 0) return noCases({ configs, ...(cases && { cases }) }, options);
  if (all.some(({ outcome }) => outcome === 'error')) return exitCodes.userError;
  return all.some(({ outcome }) => outcome === 'failed') ? exitCodes.incomplete : exitCodes.done;
}

/** Says that there are no cases, which is no fault where only changed ones are wanted. */
function noCases({ cases }: FoundTests, options: TestVerbOptions): number {
  return options.changed === undefined ? complain(noTests(options.case ?? cases)) : exitCodes.done;
}

function noTests(cases: readonly string[] | undefined): string {
  if (cases !== undefined) return `There is no case ${cases.map((name) => `"${name}"`).join(', ')}.`;
  return 'There are no tests. Keep a run as one: pagewright test CONFIG --record NAME.';
}
