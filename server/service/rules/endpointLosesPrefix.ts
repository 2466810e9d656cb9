import type { StringASTNode } from 'vscode-json-languageservice';
import { type BaseWithPrefix, findUsedBaseWithPrefix } from './baseAddress.ts';
import { hostBySlip } from './hostBySlip.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'url.endpoint-loses-prefix';

/** Finds an endpoint that skips the path prefix of `baseUrl`. Often intended, therefore only information. */
export const endpointLosesPrefix: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const base = findUsedBaseWithPrefix(model);
    if (!base) return [];
    return model.endpoints.flatMap((endpoint) => (isBroken(endpoint) ? [] : checkEndpoint(endpoint, base)));
  },
};

function checkEndpoint(endpoint: StringASTNode, base: BaseWithPrefix): RuleFinding[] {
  const { value } = endpoint;
  if (hostBySlip(value) !== undefined) return [];
  const isWhole = /^(https?:)?\/\//i.test(value);
  if ((!isWhole && !value.startsWith('/')) || !URL.canParse(value, base.url.href)) return [];
  const target = new URL(value, base.url);
  if (target.origin === base.url.origin && `${target.pathname}/`.startsWith(base.prefix)) return [];
  return [isWhole ? remarkOnWhole(endpoint, base) : remarkOnRoot(endpoint, base, target)];
}

function remarkOnWhole(endpoint: StringASTNode, base: BaseWithPrefix): RuleFinding {
  const message = `This endpoint is a whole address, so "baseUrl" and its "${base.prefix}" are not used for it.`;
  return { code, span: endpoint, severity: 'hint', message };
}

function remarkOnRoot(endpoint: StringASTNode, base: BaseWithPrefix, target: URL): RuleFinding {
  const suggestion = endpoint.value.replace(/^\/+/, '');
  return {
    code,
    span: endpoint,
    severity: 'information',
    message: `This endpoint begins with "/", so it resolves to ${target.href}, without the "${base.prefix}" of "baseUrl". Remove the slash to keep the prefix.`,
    data: { found: endpoint.value, ...(suggestion !== '' && { suggestion }) },
  };
}
