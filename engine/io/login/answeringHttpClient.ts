import type { RenewTokens } from '../../core/logins/withLogin.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { HttpClient } from '../http/httpClient.ts';

/**
 * A client that answers the login of a run which would refresh the tokens of a login in the browser: with tokens of
 * that login, so that several runs at once do not use up its refresh token. Sends everything else.
 */
export function createAnsweringHttpClient(client: HttpClient, tokenEndpoint: string, renew: RenewTokens): HttpClient {
  const { origin, pathname } = new URL(tokenEndpoint);
  const isRefresh = ({ login, target, body }: HttpRequest) =>
    login !== undefined &&
    target.origin === origin &&
    target.path === pathname &&
    new URLSearchParams(body).get('grant_type') === 'refresh_token';
  return {
    async send(request, signal, onNotice) {
      if (!isRefresh(request)) return await client.send(request, signal, onNotice);
      const body = new TextEncoder().encode(JSON.stringify(await renew(undefined, signal)));
      return { status: 200, headers: new Map([['content-type', 'application/json']]), body };
    },
    close: () => client.close(),
  };
}
