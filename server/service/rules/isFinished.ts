import type { ASTNode } from 'vscode-json-languageservice';
import type { RuleContext } from './rule.ts';

/** Whether a value is complete, down to its smallest part. */
export function isFinished(node: ASTNode, context: RuleContext): boolean {
  if (node.type === 'property') return node.valueNode !== undefined && isFinished(node.valueNode, context);
  return !context.isBroken(node) && (node.children ?? []).every((child) => isFinished(child, context));
}
