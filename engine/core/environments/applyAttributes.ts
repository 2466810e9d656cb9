import { UserError } from '../errors.ts';
import { applyEnvironment } from './applyEnvironment.ts';
import { attributeFault } from './readEnvironments.ts';

/**
 * The text of a configuration with these values for keys of `config`, as `--attribute` gives them. Throws a UserError
 * for a key that cannot be set from outside.
 */
export function applyAttributes(text: string, attributes: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(attributes)) {
    const fault = attributeFault(name, value);
    if (fault !== undefined) throw new UserError('run.bad-arguments', refusal(name, fault === 'secret'));
  }
  return applyEnvironment(text, { name: '', attributes: new Map(Object.entries(attributes)) });
}

function refusal(name: string, isSecret: boolean): string {
  return isSecret
    ? `"${name}" is a secret, and other programs of the machine can read the arguments of this one. Use --secrets FILE.`
    : `"${name}" is a key of the format, not an attribute, so --attribute cannot replace it.`;
}
