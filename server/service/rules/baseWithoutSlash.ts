import { resolveEndpoint, targetUrl } from '@pagewright/core/request/resolveEndpoint';
import { withoutCredentials } from '@pagewright/core/request/withoutCredentials';
import { findBaseWithPrefix } from './baseAddress.ts';
import type { Rule } from './rule.ts';

const code = 'url.base-without-slash';

/** Finds a path prefix in `baseUrl` without a trailing slash. The platform drops its last part. */
export const baseWithoutSlash: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const base = findBaseWithPrefix(model);
    if (!base || base.url.pathname.endsWith('/') || isBroken(base.node)) return [];
    const endpoints = model.endpoints.map(({ value }) => value);
    const affected = endpoints.find(isRelativePath);
    if (affected === undefined && endpoints.length > 0) return [];
    const example = affected ?? 'users';
    const here = targetUrl(resolveEndpoint(base.text, example));
    const there = withoutCredentials(new URL(example, base.url).href);
    const message = `The path of "baseUrl" does not end with "/": here "${example}" resolves to ${here}, on the platform to ${there}. Add the slash to get the same address on both.`;
    return [{ code, span: base.node, severity: 'warning', message, data: { found: base.text } }];
  },
};

/** Whether an endpoint is a relative path: not a whole address, not relative to the host's root, not only a query. */
function isRelativePath(endpoint: string): boolean {
  return !/^[/?#]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(endpoint);
}
