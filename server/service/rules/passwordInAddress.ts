import type { StringASTNode } from 'vscode-json-languageservice';
import { findText } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.password-in-address';

/** Finds an address with a password before its host, in plain text for everyone who can read the configuration. */
export const passwordInAddress: Rule = {
  codes: [code],
  check({ api, endpoints }, { isBroken }) {
    const base = findText(api, 'baseUrl');
    return [...(base ? [base] : []), ...endpoints].filter(hasPassword).flatMap((node) => {
      if (isBroken(node)) return [];
      const message =
        'This address contains a password in plain text. Use basic authentication: its password is "#password" in "config", which the platform encrypts.';
      return [{ code, span: node, severity: 'warning' as const, message }];
    });
  },
};

function hasPassword({ value }: StringASTNode): boolean {
  return /^https?:\/\/[^/?#@\s:]*:[^/?#@\s]+@[^/?#@\s]/i.test(value);
}
