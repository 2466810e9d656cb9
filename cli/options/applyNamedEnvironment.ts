import { ConfigDocument, findEnvironment, withAttributes, withEnvironment } from '@pagewright/engine/environments';
import { readNearestSettings } from '@pagewright/engine/files';
import type { GivenPath } from '@pagewright/engine/text/shownPath';
import { InvalidArgumentError } from 'commander';

/** The option for the environment, of each verb that computes with its values. */
export const environmentOption = [
  '--env <name>',
  'use this environment of the nearest .pagewright.json: its base address and attributes',
] as const;

/** Attributes by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** The option for single attributes, of each verb that computes requests. */
export const attributeOption = [
  '--attribute <key=value>',
  'value of a key of "config" that jobs refer to; may be repeated, and wins over the environment',
  (given: string, before: Attributes = {}): Attributes => {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
    if (key === undefined || value === undefined) throw new InvalidArgumentError('It must be KEY=VALUE.');
    return { ...before, [key]: value };
  },
] as const;

/**
 * The text of a configuration with the values of the environment of `--env` and of `--attribute`; unchanged without
 * them. Throws a UserError for an environment that does not exist or cannot be used, and for an invalid attribute.
 */
export async function applyNamedEnvironment(
  file: GivenPath,
  text: string,
  name: string | undefined,
  attributes: Attributes = {},
): Promise<ConfigDocument> {
  const environment = name === undefined ? undefined : findEnvironment(await readNearestSettings(file), name);
  return withAttributes(withEnvironment(ConfigDocument.of(text), environment), attributes);
}
