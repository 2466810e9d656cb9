import { UserError } from '../errors.ts';
import { textOf } from '../json/textOf.ts';
import type { JsonScalar } from '../json/value.ts';
import { closestName } from '../text/closestName.ts';
import { waysToGive } from '../text/credentialText.ts';
import type { Evaluation } from './evaluation.ts';
import type { Reference } from './expression.ts';

/** Resolves a reference. Throws a UserError if its value is missing or null. */
export function lookUp({ context, target }: Reference, { contexts, pointer }: Evaluation): JsonScalar {
  const known = contexts[context];
  const name = textOf(target);
  if (name === undefined) {
    const message = `A reference to "${context}" needs the name of a value as text.`;
    throw new UserError('function.bad-reference', message, { pointer });
  }
  const found = known?.get(name);
  if (found !== undefined && found !== null) return found;
  const names = [...(known?.keys() ?? [])];
  const suggestion = closestName(name, names);
  const message = unknownText(context, name, found, names, suggestion);
  throw new UserError('function.unknown-reference', message, { pointer, suggestion });
}

const whereabouts: Partial<Record<Reference['context'], string>> = {
  attr: '"config"',
  query: 'the query of the request',
  request: 'the request',
  response: 'the login response',
  authorization: '"authorization"',
  user: `the authorization's "#data"`,
  placeholder: 'the value at "path"',
};

function unknownText(
  context: Reference['context'],
  name: string,
  found: null | undefined,
  known: readonly string[],
  nearest: string | undefined,
): string {
  const where = whereabouts[context] ?? `the context "${context}"`;
  const isSecret = context === 'attr' && name.startsWith('#');
  if (found === null && isSecret) return `"${name}" is empty here (null). ${waysToGive('its value')}`;
  if (found === null) return `"${name}" in ${where} is null, so a reference cannot use it. Give it a value.`;
  const begins = known.some((key) => key.startsWith(`${name}.`));
  if (begins)
    return `"${name}" in ${where} is an object or a list. Name a value inside it, such as "${known.find((key) => key.startsWith(`${name}.`))}".`;
  const toDo = isSecret ? waysToGive('its value') : 'Check the name.';
  const hint = nearest === undefined ? toDo : `Did you mean "${nearest}"?`;
  return `There is no "${name}" in ${where}. ${hint}`;
}
