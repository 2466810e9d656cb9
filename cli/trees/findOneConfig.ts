import { UserError } from '@pagewright/engine/run';
import { complain } from '../printing/complain.ts';
import { findTreeConfigs, type TreeChoice } from './findTreeConfigs.ts';
import type { TreeConfig } from './treeConfig.ts';

/**
 * The configuration of a tree that a path names, for a verb that takes one. Undefined for one that is in no tree. Throws
 * a UserError if it has several rows and none is chosen. Says so if the platform would not run it.
 */
export async function findOneConfig(given: string, choice: TreeChoice): Promise<TreeConfig | undefined> {
  const config = await findChosenConfig(given, choice);
  if (config !== undefined) complain(disabledText(config));
  return config;
}

/** Finds a configuration as `findOneConfig` does, and prints nothing. */
export async function findChosenConfig(given: string, choice: TreeChoice): Promise<TreeConfig | undefined> {
  const found = await findTreeConfigs(given, choice);
  if (found === undefined) return undefined;
  const enabled = found.filter(({ disabled }) => disabled !== 'row');
  const [config, another] = enabled.length === 0 ? found : enabled;
  if (config === undefined || another !== undefined) throw severalRows(found, 'This verb takes one of them.');
  return config;
}

/** An error that asks for a row. */
export function severalRows(configs: readonly TreeConfig[], why: string): UserError {
  const names = configs.map(({ row }) => `"${row}"`).join(', ');
  return new UserError(
    'run.bad-arguments',
    `The configuration has several rows. ${why} Choose a row with --row: ${names}.`,
  );
}

/** Sentences about a configuration that the platform would not run. */
export function disabledText({ title, disabled }: TreeConfig): string[] {
  return disabled === undefined ? [] : [`"${title}" is disabled: a job of the platform would skip this ${disabled}.`];
}
