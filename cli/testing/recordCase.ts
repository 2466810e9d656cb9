import path from 'node:path';
import { UserError } from '@pagewright/engine/run';
import { keepCase, requireNewCase, temporaryFolder } from '@pagewright/engine/testing';
import { countText } from '@pagewright/engine/text/countText';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import { findTests } from './findTests.ts';
import type { TestShell } from './testShell.ts';
import type { TestVerbOptions } from './testVerbOptions.ts';

/** Runs one configuration, or takes its recording, and keeps it as a case. Returns the exit code. */
export async function recordCase(
  paths: readonly string[],
  options: TestVerbOptions & { record: string },
  shell: TestShell,
  signal: AbortSignal,
): Promise<number> {
  const { configs } = await findTests(paths, shell);
  const [config, another] = configs;
  if (config === undefined || another !== undefined) throw notOne(configs.length);
  const name = options.record;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u.test(name)) throw badName(name);
  const base = path.join(path.dirname(config.shown), path.basename(config.testsFolder));
  const place = { folder: path.join(config.testsFolder, name), shown: path.join(base, name).replaceAll('\\', '/') };
  // Before the run, which may take a while.
  await requireNewCase(place);
  const { folder, remove } = await temporaryFolder();
  try {
    const recording = options.from ?? path.join(folder, 'recording');
    if (options.from === undefined) {
      const { env, secrets } = options;
      const given = { ...(env !== undefined && { env }), ...(secrets !== undefined && { secrets }) };
      const code = await shell.record(config.shown, { ...given, out: path.join(folder, 'out'), record: recording });
      if (code !== exitCodes.done && code !== exitCodes.incomplete) return code;
    }
    const kept = {
      recording,
      isGolden: options.golden ?? false,
      ...(options.env !== undefined && { config: { environment: options.env } }),
    };
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

function notOne(count: number): UserError {
  const what = count === 0 ? 'no configuration' : `${count} configurations`;
  return new UserError(
    'run.bad-arguments',
    `A case is one of one configuration, and the paths name ${what}. Name one.`,
  );
}

function badName(name: string): UserError {
  const message = `"${name}" cannot be the name of a case. Take letters, digits, spaces, ".", "_" and "-".`;
  return new UserError('run.bad-arguments', message);
}
