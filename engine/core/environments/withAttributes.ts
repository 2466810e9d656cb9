import type { ConfigDocument } from '../document/configDocument.ts';
import { UserError } from '../errors.ts';
import { withEnvironment } from './applyEnvironment.ts';
import { attributeFault } from './readEnvironments.ts';

/** A configuration with values for keys of `config`. Throws a UserError for a key that cannot be set from outside. */
export function withAttributes(document: ConfigDocument, attributes: Readonly<Record<string, string>>): ConfigDocument {
  for (const [name, value] of Object.entries(attributes)) {
    const fault = attributeFault(name, value);
    if (fault !== undefined) throw new UserError('run.bad-arguments', refusal(name, fault === 'secret'));
  }
  return withEnvironment(document, { name: '', attributes: new Map(Object.entries(attributes)) });
}

function refusal(name: string, isSecret: boolean): string {
  return isSecret
    ? `"${name}" is a secret, and other programs of the machine can read the arguments of this one. Use --secrets FILE.`
    : `"${name}" is a key of the format, not an attribute, so --attribute cannot replace it.`;
}
