import path from 'node:path';
import { UserError } from '@pagewright/engine/run';
import {
  type CasePlace,
  type KeptRun,
  keepCase,
  requireNewCase,
  type TestedConfig,
  temporaryFolder,
} from '@pagewright/engine/testing';
import { caseNamesText, isCaseName } from '@pagewright/engine/testPaths';
import { countText } from '@pagewright/engine/text/countText';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import { findTests } from './findTests.ts';
import type { RecordOptions, TestShell } from './testShell.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';

/** Runs one configuration, or takes its recording, and keeps it as a case. Returns the exit code. */
export async function recordCase(
  paths: readonly string[],
  options: TestVerbOptions & { record: string },
  shell: TestShell,
  signal: AbortSignal,
): Promise<number> {
  const { configs, row } = await findTests(paths, shell);
  const [config, another] = configs;
  if (config === undefined || another !== undefined) throw notOne(configs.length);
  const place = placeOf(config, options.record);
  // Before the run, which may take a while.
  await requireNewCase(place);
  const asked = { ...(row !== undefined && { row }), ...options };
  const { folder, remove } = await temporaryFolder();
  try {
    const recording = options.from ?? path.join(folder, 'recording');
    if (options.from === undefined) {
      const code = await shell.record(config.shown, {
        ...given(asked),
        out: path.join(folder, 'out'),
        record: recording,
      });
      if (code !== exitCodes.done && code !== exitCodes.incomplete) return code;
    }
    const own = ownOf(asked);
    const kept = { recording, isGolden: options.golden ?? false, ...(own && { config: own }) };
    const expect = await keepCase(config, place, kept, signal);
    const tables = countText(Object.keys(expect.tables ?? {}).length, 'table');
    console.log(
      plainText(`Kept as "${place.shown}", with what is expected of ${tables}. Look through its expect.json.`),
    );
    return exitCodes.done;
  } finally {
    await remove();
  }
}

/** The place of a case. Throws a UserError for a name that none can have. */
function placeOf({ shown, testsFolder }: TestedConfig, name: string): CasePlace {
  if (!isCaseName(name)) throw badName(name);
  const base = path.join(path.dirname(shown), path.basename(testsFolder));
  return { folder: path.join(testsFolder, name), shown: path.join(base, name).replaceAll('\\', '/') };
}

/** The options of a run. */
function given({ env, row, values, secrets }: TestVerbOptions): Omit<RecordOptions, 'out' | 'record'> {
  return {
    ...(env !== undefined && { env }),
    ...(row !== undefined && { row }),
    ...(values !== undefined && { values }),
    ...(secrets !== undefined && { secrets }),
  };
}

/** The choices that a case keeps, to run with them again; undefined: there are none. */
function ownOf({ env, row, values }: TestVerbOptions): KeptRun['config'] {
  if (env === undefined && row === undefined && values === undefined) return undefined;
  return { environment: env, row, values };
}

function notOne(count: number): UserError {
  const what = count === 0 ? 'no configuration' : `${count} configurations`;
  return new UserError(
    'run.bad-arguments',
    `A case is one of one configuration, and the paths name ${what}. Name one.`,
  );
}

function badName(name: string): UserError {
  return new UserError('run.bad-arguments', `"${name}" cannot be the name of a case. ${caseNamesText}`);
}
