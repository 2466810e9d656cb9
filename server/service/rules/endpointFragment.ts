import type { Rule } from './rule.ts';

const code = 'url.endpoint-fragment';

/** Finds a fragment after `#` in an endpoint, which is never sent. */
export const endpointFragment: Rule = {
  codes: [code],
  check({ endpoints }, { isBroken }) {
    return endpoints.flatMap((endpoint) => {
      // A placeholder in braces is filled in before the address is read.
      const fragment = /#.*/s.exec(endpoint.value.replace(/\{[^{}]*\}/g, (mark) => mark.replaceAll('#', '_')))?.[0];
      if (fragment === undefined || isBroken(endpoint)) return [];
      const message = `"${fragment}" is not sent: "#" ends an address. For a literal "#" write "%23".`;
      return [{ code, span: endpoint, severity: 'warning' as const, message }];
    });
  },
};
