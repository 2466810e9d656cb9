import { type ContextName, contextNames } from '@pagewright/core/expressions/context';
import type { JsonScalar } from '@pagewright/core/json/value';
import { findContextValues } from '../../model/contextValues.ts';
import { expressionsOf } from '../../model/expressions.ts';
import type { CompletionSource } from './completionSource.ts';
import { valueItems } from './valueItems.ts';

/** The targets of a reference: the attributes of `config`, the value of a placeholder, the values of other contexts. */
export const referenceTargets: CompletionSource = ({ model, value }) => {
  if (!value || !isContextName(value.property.keyNode.value)) return [];
  const reference = expressionsOf(model).find(({ node }) => node === value.property.parent);
  if (reference?.kind !== 'reference') return [];
  const { context } = reference;
  const known = findContextValues(context, model)?.values ?? new Map<string, JsonScalar>();
  const offered = [...known]
    .filter(([name]) => !/^__|^http\.|^userData(\.|$)/.test(name))
    .map(([label]) => ({ label, detail: detailOf(context, label) }));
  return valueItems(offered, value, model);
};

function isContextName(key: string): boolean {
  return contextNames.some((name) => name === key);
}

function detailOf(context: ContextName, name: string): string {
  if (context !== 'attr') return details.get(`${context}.${name}`) ?? context;
  return name.includes('#') ? 'secret of "config"' : 'attribute of "config"';
}

const details = new Map([
  ['placeholder.value', 'the value at the path of the placeholder'],
  ['time.currentStart', 'when this run started'],
  ['time.previousStart', 'when the last successful run started'],
]);
