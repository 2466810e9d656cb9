import { lookUp } from '@pagewright/core/expressions/lookUp';
import { findUserError } from '@pagewright/core/findUserError';
import type { StringASTNode } from 'vscode-json-languageservice';
import { attributesOf } from '../model/attributes.ts';
import { findContextValues } from '../model/contextValues.ts';
import { expressionsOf, type ReferenceNode } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { isStored, type Known } from '../model/known.ts';
import { attributesAreFinished } from './attributesAreFinished.ts';
import { expressionSeverity } from './expressionSeverity.ts';
import type { Rule, RuleFindingData } from './rule.ts';
import { secretText } from './secretText.ts';

const code = 'function.unknown-reference';

/** The problem with a name in a context, with its remedy. */
interface Complaint {
  message: string;
  data: RuleFindingData;
  /** The severity, if it is not that of the place of the reference. */
  severity?: 'information';
}

/** Finds a reference to an attribute, or to a value of another context, that does not exist. */
export const unknownReference: Rule = {
  codes: [code],
  check(model, context) {
    const complaints = new Map<string, Complaint | undefined>();
    const hasAttributes = attributesAreFinished(model, context);
    return expressionsOf(model).flatMap((expression) => {
      if (expression.kind !== 'reference' || context.isBroken(expression.node)) return [];
      const { target, place } = expression;
      const isReadable = target?.type === 'string' && !context.isBroken(target);
      if (!isReadable || (expression.context === 'attr' && !hasAttributes)) return [];
      // A missing name is often missing in every job.
      const key = `${expression.context} ${target.value}`;
      if (!complaints.has(key)) complaints.set(key, findComplaint(expression.context, target, model, context.known));
      const found = complaints.get(key);
      return found ? [{ code, span: target, severity: expressionSeverity(place), ...found }] : [];
    });
  },
};

/** The problem in the engine's words, so that the editor and a run agree. */
function findComplaint(
  context: ReferenceNode['context'],
  { value: name }: StringASTNode,
  model: ExtractorModel,
  stored: Known,
): Complaint | undefined {
  const known = findContextValues(context, model);
  if (!known || known.isOpen(name)) return undefined;
  if (context === 'attr' && isStored({ path: `config.${name}`, key: name }, stored)) return undefined;
  const reference = { kind: 'reference', context, target: name } as const;
  const place = { contexts: { [context]: known.values }, now: () => 0, pointer: '' };
  const error = findUserError(() => lookUp(reference, place));
  if (!error) return context === 'attr' ? lackingComplaint(name, model) : undefined;
  // First, a secret whose `#` was left out.
  const secret = name.replace(/(?<![^.])[^.]+$/, '#$&');
  const suggestion = known.values.has(secret) ? secret : error.suggestion;
  if (isSecretName(context, name) && suggestion === undefined) return secretComplaint(name);
  return { message: error.message, data: { found: name, suggestion } };
}

/** Whether a name is that of a secret. One that nothing in `config` resembles may be meant to be passed to the run. */
function isSecretName(context: ReferenceNode['context'], name: string): boolean {
  return context === 'attr' && /^#[^.]+$/.test(name);
}

function secretComplaint(name: string): Complaint {
  return { message: secretText.missing(name), data: { found: name }, severity: 'information' };
}

function lackingComplaint(name: string, model: ExtractorModel): Complaint | undefined {
  const iteration = attributesOf(model).lackingIteration(name);
  if (iteration === undefined) return undefined;
  const message = `Iteration ${iteration} has no "${name}", nor does "config". Add it to one of them.`;
  return { message, data: { found: name } };
}
