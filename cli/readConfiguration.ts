import type { ConfigDocument } from '@pagewright/engine/environments';
import { isFileError, readOrError } from '@pagewright/engine/files';
import { UserError } from '@pagewright/engine/run';
import type { GivenPath } from '@pagewright/engine/text/shownPath';
import { applyNamedEnvironment } from './options/applyNamedEnvironment.ts';
import type { RunOptions } from './options/runOptions.ts';

/** A configuration with the values of the options. Throws a UserError if it cannot be read. */
export async function readConfiguration(
  file: GivenPath,
  { env, attribute }: Pick<RunOptions, 'env' | 'attribute'>,
): Promise<ConfigDocument> {
  const text = await readOrError(file, 'configuration');
  if (isFileError(text)) throw new UserError(text.code, `${text.message} Check the path.`, { cause: text });
  return await applyNamedEnvironment(file, text, env, attribute);
}
