import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { findObject, findProperty } from '../model/nodes.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.test-limit';

/** The limits from which a limit is more likely a safety net than a leftover. */
const safetyNets = { pages: 100, rows: 10_000 };

/** Finds a limit so small that it may be left over from a test: it truncates the data without an error. */
export const testLimit: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node): RuleFinding[] => {
      const pages = findProperty(findObject(node, 'forceStop'), 'pages');
      const rows = findProperty(findObject(node, 'limitStop'), 'count');
      return [...checkLimit(pages, 'pages', isBroken), ...checkLimit(rows, 'rows', isBroken)];
    });
  },
};

function checkLimit(
  property: PropertyASTNode | undefined,
  unit: 'pages' | 'rows',
  isBroken: (node: ASTNode) => boolean,
): RuleFinding[] {
  const { valueNode: value } = property ?? {};
  if (!property || !value || (value.type !== 'number' && value.type !== 'string') || isBroken(value)) return [];
  const limit = Number(value.value);
  // 0 counts as missing.
  if (value.value === '' || limit === 0 || !(limit < safetyNets[unit])) return [];
  const read = limit < 1 ? 'its first page' : `${limit} ${unit}`;
  const message = `Each job ends after ${read}, without an error, however much data the API has. Remove the limit if it is left over from a test.`;
  return [{ code, span: property.keyNode, severity: 'information', message, data: { found: property.keyNode.value } }];
}
