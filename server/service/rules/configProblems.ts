import type { ASTNode } from 'vscode-json-languageservice';
import { checkSchema } from '../../../engine/core/config/checkSchema.ts';
import type { Problem } from '../../../engine/core/problem.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { asObject, findProperty } from '../model/nodes.ts';
import { plainValue } from '../model/plainValue.ts';
import { headOf, type Span } from '../text/ranges.ts';
import type { Finding, FindingData, Rule, RuleContext } from './rule.ts';
import { saidElsewhere } from './saidElsewhere.ts';
import { startValue } from './startValue.ts';

/** What keeps a run from starting: the engine's own check of the document, each problem at its place in the text. */
export const configProblems: Rule = {
  codes: ['config.missing-key', 'config.wrong-type', 'config.unknown-value', 'config.empty', 'config.invalid'],
  check(model, context) {
    const { root } = model.json;
    if (!root) return [];
    const elsewhere = saidElsewhere(model);
    const isSaidElsewhere = ({ code, pointer }: Problem) =>
      (code === 'config.unknown-value' || code === 'config.invalid') && elsewhere.has(nodeAt(root, pointer));
    return checkSchema(plainValue(root)).flatMap((problem) =>
      isSaidElsewhere(problem) ? [] : locate(problem, model, context),
    );
  },
};

/** Nothing is said of a value whose text is not finished: what seems to be missing may be on its way. */
function locate(problem: Problem, { json }: ExtractorModel, context: RuleContext): Finding[] {
  const node = nodeAt(json.root, problem.pointer);
  if (!node || context.isBroken(node) || isBeingTyped(problem, node)) return [];
  const { code, severity, message } = problem;
  return [{ code, severity, message, span: placeOf(problem, node), data: dataOf(problem, node, context) }];
}

function isBeingTyped({ code, data }: Problem, node: ASTNode): boolean {
  return code === 'config.missing-key' && findProperty(asObject(node), data?.key ?? '') !== undefined;
}

/** A value is marked whole; an object or a list by its key, because a mark under all of its lines would drown them. */
function placeOf({ code }: Problem, node: ASTNode): Span {
  const isContainer = node.type === 'object' || node.type === 'array';
  return code === 'config.missing-key' || (isContainer && node.children.length > 0) ? headOf(node) : node;
}

function dataOf({ code, data }: Problem, node: ASTNode, { matches }: RuleContext): FindingData {
  const key = data?.key;
  if (code === 'config.missing-key' && key !== undefined) return { key, value: startValue(node, key, matches) };
  const found = node.type === 'string' ? { found: node.value } : {};
  return { ...found, ...(data?.suggestion !== undefined && { suggestion: data.suggestion }) };
}
