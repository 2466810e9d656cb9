import type { ASTNode, StringASTNode } from 'vscode-json-languageservice';
import { findValue } from '../model/nodes.ts';
import { jobPlaceholders, marksIn } from './jobPlaceholders.ts';
import type { Rule } from './rule.ts';

const code = 'job.mark-outside-endpoint';

/** Finds the mark of a placeholder in a parameter or a header, where marks are not filled in. */
export const markOutsideEndpoint: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return jobPlaceholders(model).flatMap(({ job: { node }, own, inherited }) => {
      const names = new Set([...inherited, ...own.map(({ keyNode }) => keyNode.value)]);
      if (names.size === 0) return [];
      return ['params', 'headers'].flatMap((key) =>
        textsIn(findValue(node, key)).flatMap((text) => {
          const mark = marksIn(text.value).find((name) => names.has(name));
          if (mark === undefined || hasOtherBraces(text.value) || isBroken(text)) return [];
          const message = `"{${mark}}" is filled in only in "endpoint"; here it is sent as written. With "GET", write the parameter into the query of "endpoint".`;
          return [{ code, span: text, severity: 'warning' as const, message }];
        }),
      );
    });
  },
};

/** Whether a text is in another language, such as a GraphQL query, in which braces have another meaning. */
function hasOtherBraces(text: string): boolean {
  return /[{}]/.test(text.replace(/\{[^{}\s]*\}/g, ''));
}

function textsIn(node: ASTNode | undefined): StringASTNode[] {
  if (node?.type === 'string') return [node];
  if (node?.type === 'array') return node.items.flatMap(textsIn);
  if (node?.type === 'object') return node.properties.flatMap(({ valueNode }) => textsIn(valueNode));
  return [];
}
