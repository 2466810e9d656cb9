import { applyEnvironment, findEnvironment, readNearestSettings } from '../engine/environments.ts';

/** The option for the environment, of each verb that computes with its values. */
export const environmentOption = [
  '--env <name>',
  'use this environment of the nearest .pagewright.json: its base address and attributes',
] as const;

/**
 * The text of a configuration with the values of the environment of `--env`; without one, as it is. Throws a UserError
 * for one that does not exist or cannot be used.
 */
export async function applyNamedEnvironment(file: string, text: string, name: string | undefined): Promise<string> {
  if (name === undefined) return text;
  return applyEnvironment(text, findEnvironment(await readNearestSettings(file), name));
}
