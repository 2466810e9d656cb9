import type { Problem } from '@pagewright/core/problem';
import { checkSchema } from '@pagewright/core/schema/checkSchema';
import type { ASTNode } from 'vscode-json-languageservice';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { findObject, findValue } from '../model/nodes.ts';
import { locateProblem } from './locateProblem.ts';
import type { Rule } from './rule.ts';

/** Finds all that keeps a run from starting: the problems of the engine's own check, each located in the text. */
export const configProblems: Rule = {
  codes: ['config.missing-key', 'config.wrong-type', 'config.unknown-value', 'config.empty', 'config.invalid'],
  check(model, context) {
    const { root } = model.json;
    if (!root || context.value === undefined) return [];
    const elsewhere = saidElsewhere(model);
    const isSaidElsewhere = ({ code, pointer }: Problem) =>
      (code === 'config.unknown-value' || code === 'config.invalid') && elsewhere.has(nodeAt(root, pointer));
    return checkSchema(context.value).flatMap((problem) =>
      isSaidElsewhere(problem) ? [] : locateProblem(problem, model, context),
    );
  },
};

/** The values for which another rule has a better message than the schema. */
function saidElsewhere(model: ExtractorModel): ReadonlySet<ASTNode | undefined> {
  const parts = expressionsOf(model).map((expression) => {
    if (expression.kind === 'call') return expression.name;
    return expression.kind === 'reference' ? expression.target : expression.node;
  });
  const nodes = new Set([...parts, findValue(findObject(model.api, 'authentication'), 'type')]);
  nodes.delete(undefined);
  return nodes;
}
