import type { StringASTNode } from 'vscode-json-languageservice';
import { findText } from '../model/nodes.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'url.double-slash';

/** Finds two slashes in the path of an address, which few servers treat as one. */
export const doubleSlash: Rule = {
  codes: [code],
  check({ api, endpoints }, { isBroken }) {
    const base = findText(api, 'baseUrl');
    return [...(base ? [base] : []), ...endpoints].flatMap((node) => (isBroken(node) ? [] : checkAddress(node)));
  },
};

/** Checks an address. A path may contain a whole address, whose slashes follow a colon. */
function checkAddress(node: StringASTNode): RuleFinding[] {
  const [, start = '', path = '', rest = ''] =
    /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)(.*)/is.exec(node.value) ?? [];
  const suggestion = start + path.replace(/(?<!:)\/{2,}/g, '/') + rest;
  if (suggestion === node.value) return [];
  const message =
    'Two slashes in a path are sent as they are written, and most servers do not treat them as one. Remove one of them.';
  return [{ code, span: node, severity: 'information', message, data: { found: node.value, suggestion } }];
}
