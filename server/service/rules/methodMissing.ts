import { methodOptions } from '@pagewright/core/pagination/methods/pagingMethods';
import { stopKeys } from '@pagewright/core/pagination/stop/stopRules';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findProperty } from '../model/nodes.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.method-missing';

const options: ReadonlySet<string> = new Set([...stopKeys, ...[...methodOptions.values()].flatMap(Object.keys)]);

/** Finds paging options without a method, which page nothing. */
export const methodMissing: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => (isBroken(node) || hasMethod(node) ? [] : checkOptions(node)));
  },
};

/** Whether an object has a method. The check of types reports a value of another type, and nobody one being typed. */
function hasMethod(node: ObjectASTNode): boolean {
  const property = findProperty(node, 'method');
  if (!property) return false;
  const { valueNode } = property;
  return valueNode?.type === 'string' ? valueNode.value !== '' : valueNode?.type !== 'null';
}

function checkOptions(node: ObjectASTNode): RuleFinding[] {
  const first = node.properties.find(({ keyNode, valueNode }) => valueNode && options.has(keyNode.value));
  if (!first) return [];
  const message = `Without "method" nothing is paged: each job makes a single request, and "${first.keyNode.value}" is not read. Choose a method.`;
  const span = node.parent?.type === 'property' ? node.parent.keyNode : { offset: node.offset, length: 1 };
  return [{ code, span, severity: 'warning', message }];
}
