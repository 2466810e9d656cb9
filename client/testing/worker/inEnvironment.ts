import { ConfigDocument, findEnvironment, withEnvironment } from '@pagewright/engine/environments';
import { readNearestSettings } from '@pagewright/engine/files';

/** A text with the values of an environment. Throws a UserError if there is none of this name. */
export async function inEnvironment(file: string, text: string, name: string | undefined): Promise<ConfigDocument> {
  const environment = name === undefined ? undefined : findEnvironment(await readNearestSettings(file), name);
  return withEnvironment(ConfigDocument.of(text), environment);
}
