import type { ConfigDocument } from '@pagewright/engine/environments';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { UserError } from '@pagewright/engine/run';
import type { GivenPath } from '@pagewright/engine/text/shownPath';
import { applyNamedEnvironment } from './options/applyNamedEnvironment.ts';
import type { RunOptions } from './options/runOptions.ts';
import type { TreeConfig } from './trees/treeConfig.ts';

/**
 * A configuration with the values of the options: the one of a tree, or the one in a file. Throws a UserError if it
 * cannot be read.
 */
export async function readConfiguration(
  file: GivenPath,
  { env, attribute }: Pick<RunOptions, 'env' | 'attribute'>,
  tree?: TreeConfig,
): Promise<ConfigDocument> {
  if (tree !== undefined) return await applyNamedEnvironment(file, tree.text, env, attribute);
  const text = await readOrError(file, 'configuration');
  if (isFileError(text)) throw new UserError(text.code, `${text.message} Check the path.`, { cause: text });
  return await applyNamedEnvironment(file, text, env, attribute);
}
