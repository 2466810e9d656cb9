import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findProperty, findText, findValue } from '../model/nodes.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'pagination.same-param';

const startKeys = new Map([
  ['offset', { key: 'offsetParam', initial: 'offset' }],
  ['pagenum', { key: 'pageParam', initial: 'page' }],
]);

/** Page size and position that are sent in one parameter, of which only one can arrive. */
export const sameParam: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap(({ node, method }) => {
      const start = startKeys.get(method?.value ?? '');
      if (!start || !findValue(node, 'limit') || isBroken(node)) return [];
      return checkNames(node, start);
    });
  },
};

function checkNames(node: ObjectASTNode, { key, initial }: { key: string; initial: string }): Finding[] {
  const size = findText(node, 'limitParam')?.value ?? 'limit';
  const start = findText(node, key)?.value ?? initial;
  const written = findProperty(node, key) ?? findProperty(node, 'limitParam');
  if (size !== start || !written?.valueNode) return [];
  const message = `The parameter "${size}" carries both the page size ("limitParam") and "${key}", and each overwrites the other. Name two parameters.`;
  return [{ code, span: written.valueNode, severity: 'warning', message }];
}
