import { UserError } from '../../core/errors.ts';
import type { WireClient } from '../http/undiciHttpClient.ts';

/** The requests of the library. */
interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** A `fetch` over the HTTP client of Pagewright, with its proxies and certificates. Follows no redirect. */
export function fetchOver(wire: WireClient, signal: AbortSignal) {
  return async (address: string, { method, headers, body }: Asked): Promise<Response> => {
    const { origin, pathname, search } = new URL(address);
    const response = await wire.send(
      {
        method,
        target: { origin, path: pathname, query: search.slice(1) },
        headers: new Map(Object.entries({ ...headers, 'user-agent': 'Pagewright' })),
        ...(body != null && { body: String(body) }),
      },
      signal,
    );
    const { status } = response;
    if (status < 200 || status > 599)
      throw new UserError('login.bad-provider', `The identity provider responded with the status ${status}.`);
    const hasBody = ![204, 205, 304].includes(status);
    return new Response(hasBody ? Buffer.from(response.body) : null, { status, headers: [...response.headers] });
  };
}
