import { contextNames } from '@pagewright/core/expressions/context';
import { evaluate } from '@pagewright/core/expressions/evaluate';
import { findUserError } from '@pagewright/core/findUserError';
import { isObject } from '@pagewright/core/json/value';
import { codeSpan } from '@pagewright/core/text/markdownCode';
import { shortened } from '@pagewright/core/text/shortened';
import type { ASTNode } from 'vscode-json-languageservice';
import { configLayers } from '../../model/configLayers.ts';
import { type ExpressionNode, expressionsOf } from '../../model/expressions.ts';
import { foreseenContexts } from '../../model/foreseenContexts.ts';
import { jsonValue } from '../../model/jsonValue.ts';
import { redactorOf } from '../../model/redactorOf.ts';
import { covers } from '../../text/ranges.ts';
import { shownValue } from '../../text/shownValue.ts';
import { concernsSecret } from './concernsSecret.ts';
import type { HoverRequest, HoverSource } from './hoverSource.ts';

/** The maximum length of a value. */
const maxLength = 200;

/** Shows the current value of a function or a reference, if it is known and contains no secret. */
export const expressionHover: HoverSource = (request) => {
  const { model, offset } = request;
  if (!couldBeExpression(model.json.getNodeFromOffset(offset))) return undefined;
  const expression = expressionsOf(model).findLast(({ node }) => covers(node, offset));
  if (expression === undefined || expression.kind === 'stray') return undefined;
  const text = describe(expression, request);
  return text === undefined ? undefined : { text, span: expression.node };
};

/** Whether a node could be an expression: a quick check of its surroundings, before all expressions are gathered. */
function couldBeExpression(node: ASTNode | undefined): boolean {
  if (node === undefined) return false;
  const keys = node.type === 'object' ? node.properties.map(({ keyNode }) => keyNode.value) : [];
  const isReference = keys.length === 1 && contextNames.some((name) => name === keys[0]);
  return keys.includes('function') || isReference || couldBeExpression(node.parent);
}

function describe({ node, place }: ExpressionNode, { model, now }: HoverRequest): string | undefined {
  const written = jsonValue(node);
  const contexts = foreseenContexts(model, place.contexts, now);
  let text: string | undefined;
  // An expression that a run would refuse, or whose value only a run knows, has none to show. Rules report mistakes.
  findUserError(() => {
    if (concernsSecret(node, written, contexts.attr)) {
      text = 'This value may contain a secret, so it is not shown.';
      return;
    }
    const value = evaluate(written, { contexts, now: () => now, pointer: '' });
    const where = configLayers(model).iterations.length > 0 ? ', in the first iteration,' : '';
    // A path next to the expression makes the whole of it plain data.
    if (!isObject(value))
      text = `At ${new Date(now).toISOString()}${where} this is ${shown(redactorOf(model)(shownValue(value)))}.`;
  });
  return text;
}

function shown(text: string): string {
  return codeSpan(shortened(text, maxLength));
}
