import type { CountedPaging } from '@pagewright/core/pagination/paging';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findProperty, findValue } from '../model/nodes.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.same-param';

/** Finds page size and position in the same parameter, so that one of them is lost. */
export const sameParam: Rule = {
  codes: [code],
  check({ scrollers }, { isBroken }) {
    return scrollers.flatMap(({ node, paging }) => {
      const counted = paging?.counted;
      return !counted || !findValue(node, counted.keys.size) || isBroken(node) ? [] : checkNames(node, counted);
    });
  },
};

function checkNames(node: ObjectASTNode, { sizeParam, startParam, keys }: CountedPaging): RuleFinding[] {
  const written = findProperty(node, keys.startParam) ?? findProperty(node, keys.sizeParam);
  if (sizeParam !== startParam || !written?.valueNode) return [];
  const message = `The parameter "${sizeParam}" carries both the page size ("${keys.sizeParam}") and "${keys.startParam}", so one overwrites the other. Use two parameters.`;
  return [{ code, span: written.valueNode, severity: 'warning', message }];
}
