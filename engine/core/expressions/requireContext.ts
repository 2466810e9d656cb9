import { UserError } from '../errors.ts';
import type { JsonObject } from '../json/value.ts';
import type { ContextName } from './context.ts';
import { soleContext } from './expression.ts';

/** Throws a UserError if an object refers to a context that its place does not have. */
export function requireContext(object: JsonObject, known: readonly ContextName[], pointer: string): void {
  const named = soleContext(object);
  if (named === undefined || known.includes(named)) return;
  const offer = known.length === 0 ? 'none' : known.map((name) => `"${name}"`).join(', ');
  const message = `The context "${named}" is not available here. Available contexts: ${offer}.`;
  throw new UserError('function.context-not-here', message, { pointer });
}
