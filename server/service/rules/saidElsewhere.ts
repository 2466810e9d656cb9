import type { ASTNode } from 'vscode-json-languageservice';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findObject, findValue } from '../model/nodes.ts';

/** The values of which a rule of their own says more than the schema can. */
export function saidElsewhere(model: ExtractorModel): ReadonlySet<ASTNode | undefined> {
  const parts = expressionsOf(model).map((expression) => {
    if (expression.kind === 'call') return expression.name;
    return expression.kind === 'reference' ? expression.target : expression.node;
  });
  const nodes = new Set([...parts, findValue(findObject(model.api, 'authentication'), 'type')]);
  nodes.delete(undefined);
  return nodes;
}
