import { hostBySlip } from './hostBySlip.ts';
import type { Rule } from './rule.ts';

const code = 'url.endpoint-as-host';

/** An endpoint with two slashes at its start, which makes its first step the name of a host. */
export const endpointAsHost: Rule = {
  codes: [code],
  check({ endpoints }, { isBroken }) {
    return endpoints.flatMap((endpoint) => {
      const host = hostBySlip(endpoint.value);
      if (host === undefined || isBroken(endpoint)) return [];
      const suggestion = endpoint.value.replace(/^\/+/, '');
      const message = `After two slashes comes the name of a host, so this request goes to "${host}" instead of the host of "baseUrl". Leave the slashes out.`;
      const data = { found: endpoint.value, ...(suggestion !== '' && { suggestion }) };
      return [{ code, span: endpoint, severity: 'warning' as const, message, data }];
    });
  },
};
