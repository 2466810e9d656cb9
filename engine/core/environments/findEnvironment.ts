import { UserError } from '../errors.ts';
import { closestName } from '../text/closestName.ts';
import type { ShownPath } from '../text/shownPath.ts';
import type { Environment } from './environment.ts';
import { readEnvironments } from './readEnvironments.ts';
import { settingsFileName } from './settingsFileName.ts';

/** The nearest `.pagewright.json` of a configuration. */
export interface SettingsFile extends ShownPath {
  text: string;
}

/** The environment of this name. Throws a UserError if there is none, or if it cannot be used. */
export function findEnvironment(settings: SettingsFile | undefined, name: string): Environment {
  if (settings === undefined) {
    const message = `There is no environment "${name}": no "${settingsFileName}" is in the folder of the configuration or above it. Add one with {"environments": {"${name}": {"baseUrl": "…"}}}.`;
    throw new UserError('environment.unknown', message);
  }
  const { environments, faults } = readEnvironments(settings.text);
  const fault = faults.find(({ environment }) => environment === undefined || environment === name);
  if (fault !== undefined) {
    const message = `The environment "${name}" in "${settings.shownAs}" cannot be used. ${fault.message}`;
    throw new UserError('environment.invalid', message);
  }
  const found = environments.get(name);
  if (found !== undefined) return found;
  const message = `There is no environment "${name}" in "${settings.shownAs}". ${knownText(name, [...environments.keys()])}`;
  throw new UserError('environment.unknown', message);
}

function knownText(name: string, known: readonly string[]): string {
  const nearest = closestName(name, known);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return known.length === 0 ? 'It has none.' : `It has ${known.map((each) => `"${each}"`).join(', ')}.`;
}
