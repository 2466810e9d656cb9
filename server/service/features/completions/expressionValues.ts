import type { ContextName } from '@pagewright/core/expressions/context';
import { functions } from '@pagewright/core/functions/functions';
import type { Parameter, PlatformFunction } from '@pagewright/core/functions/platformFunction';
import { contextsAt } from '../../model/contextsAt.ts';
import { expressionsOf } from '../../model/expressions.ts';
import type { CompletionRequest, CompletionSource } from './completionSource.ts';
import { type OfferedValue, valueItems } from './valueItems.ts';

/** References, and functions with their arguments, where a computed value is allowed and nothing is written yet. */
export const expressionValues: CompletionSource = (request) => {
  const { model, value } = request;
  const written = value?.index === undefined ? value?.property.valueNode : undefined;
  const isFree = value?.span.length === 0 || (written?.type === 'string' && written.value === '');
  const contexts = isFree ? findContexts(request) : undefined;
  if (!value || !contexts) return [];
  const references = contexts.map((name) => ({ label: name, detail: 'reference', snippet: referenceTo(name) }));
  const calls = [...functions].flatMap(([name, called]): OfferedValue[] => {
    if (called.placeholdersOnly && !contexts.includes('placeholder')) return [];
    return [{ label: name, detail: signatureOf(name, called), snippet: callOf(name, called) }];
  });
  return valueItems([...references, ...calls], value, model);
};

/** The contexts of a value of a container that a run computes, or of an argument of a call. */
function findContexts({ model, value }: CompletionRequest): readonly ContextName[] | undefined {
  if (!value) return undefined;
  const { property, index } = value;
  if (index === undefined) return property.parent && contextsAt(property.parent, model);
  if (property.keyNode.value !== 'args') return undefined;
  const call = expressionsOf(model).find((each) => each.kind === 'call' && each.argsNode === property.valueNode);
  return call?.place.contexts;
}

/** A reference, whose braces must not be read as the snippet's. */
function referenceTo(context: ContextName): string {
  const target = context === 'placeholder' ? '"value"' : context === 'time' ? timeChoice : '"$1"';
  return `{ "${context}": ${target} }`;
}

const timeChoice = '"$' + '{1|currentStart,previousStart|}"';

function callOf(name: string, { parameters }: PlatformFunction): string {
  const args = parameters.filter(({ optional }) => !optional).map(argument);
  const list = args.length === 0 ? '' : `, "args": [${args.join(', ')}]`;
  return `{ "function": "${name}"${list} }`;
}

/** An argument. An integer is written bare; the glue of a list precedes the list. */
function argument({ name, kind }: Parameter, index: number): string {
  const stop = `\${${index + 1}:${name}}`;
  if (name === 'list') return `[${stop}]`;
  return kind === 'integer' ? stop : `"${stop}"`;
}

function signatureOf(name: string, { parameters }: PlatformFunction): string {
  const names = parameters.map((each) => `${each.name}${each.repeats ? '…' : ''}${each.optional ? '?' : ''}`);
  return `${name}(${names.join(', ')})`;
}
