import type { StringASTNode } from 'vscode-json-languageservice';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'url.endpoint-scheme';

/** Finds an endpoint whose text before the first colon is read as a URL scheme. */
export const endpointScheme: Rule = {
  codes: [code],
  check({ endpoints }, { isBroken }) {
    return endpoints.flatMap((endpoint) => {
      const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(endpoint.value)?.[1];
      if (scheme === undefined || /^https?$/i.test(scheme) || isBroken(endpoint)) return [];
      return [report(endpoint, scheme)];
    });
  },
};

function report(endpoint: StringASTNode, scheme: string): RuleFinding {
  const { value } = endpoint;
  if (value.startsWith(`${scheme}://`)) {
    const message = `"${scheme}:" is not a scheme that a request can use. Write "http:" or "https:".`;
    return { code, span: endpoint, severity: 'error', message, data: { found: value } };
  }
  const suggestion = `./${value}`;
  const message = `"${scheme}:" is read as the scheme of an address, so this request fails. Write "${suggestion}".`;
  return { code, span: endpoint, severity: 'error', message, data: { found: value, suggestion } };
}
