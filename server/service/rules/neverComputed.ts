import { functions } from '@pagewright/core/functions/functions';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { type ComputedPlace, uncomputedLists } from '../model/computedPlaces.ts';
import { findContextValues } from '../model/contextValues.ts';
import { type ExpressionNode, expressionsAt } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { allLayerJobs } from '../model/layerJobs.ts';
import { asObject, findObject, findText } from '../model/nodes.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const code = 'function.never-computed';

const inHeaders =
  'Functions are not computed in the headers of a job. Write the header into "api.http.headers" or "config.http.headers".';
const inScrollRequest =
  'Functions are not computed in "scrollRequest". Write the parameter into the "params" of the job, and keep it with "includeParams": true.';

const inParams =
  'Nothing in this list is computed: a run uses it as written. Write an object with the keys "0", "1" and so on: it is computed, and sent as the same list.';
const inValues =
  'Nothing in this list is computed, and a run refuses an object in it. Write each element as text, or the whole value as one function.';

/** Finds an expression in a place that a run does not compute. */
export const neverComputed: Rule = {
  codes: [code],
  check(model, context) {
    const requests = model.scrollers.map(({ node }) => findObject(node, 'scrollRequest'));
    return [
      ...allLayerJobs(model).flatMap(({ node }) => callsIn(findObject(node, 'headers'), inHeaders, context)),
      ...requests.flatMap((request) => callsIn(findObject(request, 'headers'), inScrollRequest, context)),
      ...requests.flatMap((request) => callsIn(findObject(request, 'params'), inScrollRequest, context)),
      ...uncomputedLists(model).flatMap((list) => firstIn(list, model, context)),
    ];
  },
};

/** The calls in a container. Only names of known functions count: an API may well have a parameter `function`. */
function callsIn(container: ObjectASTNode | undefined, message: string, { isBroken }: RuleContext): RuleFinding[] {
  return (container?.properties ?? []).flatMap(({ valueNode }) => {
    const object = asObject(valueNode);
    const name = findText(object, 'function');
    if (!object || !name || isBroken(object) || !functions.has(name.value)) return [];
    return [{ code, span: name, severity: 'warning' as const, message }];
  });
}

/** One finding for each list, at its first expression. */
function firstIn(list: ComputedPlace, model: ExtractorModel, { isBroken }: RuleContext): RuleFinding[] {
  const first = expressionsAt(list).find((expression) => isMeant(expression, model));
  if (first === undefined || isBroken(first.node)) return [];
  const isRefused = list.needs === 'expression';
  const severity = isRefused ? 'error' : 'warning';
  return [{ code, span: first.node, severity, message: isRefused ? inValues : inParams }];
}

/** Whether an expression would have a value elsewhere: a list may hold any data. */
function isMeant(expression: ExpressionNode, model: ExtractorModel): boolean {
  if (expression.kind === 'stray') return false;
  if (expression.kind === 'call') return functions.has(String(expression.name?.value));
  const values = findContextValues(expression.context, model)?.values;
  return values?.has(String(expression.target?.value)) ?? false;
}
