import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findProperty } from '../model/nodes.ts';
import { allOptions, stopOptions } from './methodOptions.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'pagination.method-missing';

/** Options of paging without a method, with which nothing is paged. */
export const methodMissing: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => (isBroken(node) || hasMethod(node) ? [] : checkOptions(node)));
  },
};

/** A value of another type is spoken of by the check of types, and one that is being typed by no one. */
function hasMethod(node: ObjectASTNode): boolean {
  const property = findProperty(node, 'method');
  if (!property) return false;
  const { valueNode } = property;
  return valueNode?.type === 'string' ? valueNode.value !== '' : valueNode?.type !== 'null';
}

function checkOptions(node: ObjectASTNode): Finding[] {
  const first = node.properties.find(({ keyNode, valueNode }) => {
    return valueNode && (allOptions.has(keyNode.value) || stopOptions.includes(keyNode.value));
  });
  if (!first) return [];
  const message = `Without "method" nothing is paged: each job makes a single request, and "${first.keyNode.value}" is not read. Choose a method.`;
  const span = node.parent?.type === 'property' ? node.parent.keyNode : { offset: node.offset, length: 1 };
  return [{ code, span, severity: 'warning', message }];
}
