import { UserError } from '@pagewright/engine/run';
import type { RunOptions } from '../options/runOptions.ts';
import { complain } from '../printing/complain.ts';
import { isRemote } from '../remote/remoteAddress.ts';
import { disabledText, severalRows } from './findOneConfig.ts';
import { findTreeConfigs } from './findTreeConfigs.ts';
import type { TreeConfig } from './treeConfig.ts';

/** Options that name the place of one run. */
const ofOneRun = ['out', 'state', 'report', 'record', 'replay', 'shapes', 'shard', 'stage', 'pages'] as const;

/**
 * The runs of a configuration of a tree: one for each row that is not disabled, as a job of the platform makes them.
 * Undefined for a configuration that is in no tree. Throws a UserError if there is none, or an option fits only one run.
 */
export async function runsOf(config: string | undefined, options: RunOptions): Promise<TreeConfig[] | undefined> {
  const { dataDir, row, values } = options;
  if (config === undefined || dataDir !== undefined || isRemote(config)) return refuseChoice(row ?? values);
  const found = await findTreeConfigs(config, options);
  if (found === undefined) return undefined;
  const isNamed = found.length === 1;
  const enabled = isNamed ? found : found.filter(({ disabled }) => disabled !== 'row');
  if (enabled.length === 0) throw severalRows(found, 'All of them are disabled, and the platform would run none.');
  const option = ofOneRun.find((name) => typeof options[name] === 'string');
  if (enabled.length > 1 && option !== undefined)
    throw severalRows(enabled, `Each is a run, and --${option} is for one.`);
  complain(
    isNamed ? found.flatMap(disabledText) : found.filter((each) => !enabled.includes(each)).flatMap(disabledText),
  );
  return enabled;
}

/** A data folder, or a file elsewhere, has neither rows nor variables. */
function refuseChoice(chosen: string | undefined): undefined {
  if (chosen === undefined) return undefined;
  throw new UserError(
    'run.bad-arguments',
    'Rows and values are those of a configuration in a folder of kbc or kbagent.',
  );
}
