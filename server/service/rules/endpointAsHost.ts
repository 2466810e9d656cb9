import { hostBySlip } from './hostBySlip.ts';
import type { Rule } from './rule.ts';

const code = 'url.endpoint-as-host';

/** Finds an endpoint that begins with two slashes, which makes its first segment the name of a host. */
export const endpointAsHost: Rule = {
  codes: [code],
  check({ endpoints }, { isBroken }) {
    return endpoints.flatMap((endpoint) => {
      const host = hostBySlip(endpoint.value);
      if (host === undefined || isBroken(endpoint)) return [];
      const suggestion = endpoint.value.replace(/^\/+/, '');
      const message = `Two slashes are followed by the name of a host, so this request goes to "${host}" instead of the host of "baseUrl". Remove the slashes.`;
      const data = { found: endpoint.value, ...(suggestion !== '' && { suggestion }) };
      return [{ code, span: endpoint, severity: 'warning' as const, message, data }];
    });
  },
};
