import { canBeParams, nameOf, queryParts } from '@pagewright/engine/addresses';
import { fillTemplate, type OfferedAuthentication } from '@pagewright/engine/authentication';
import { parsePlain } from '@pagewright/engine/json';
import type { CurlLogin } from '@pagewright/server/curlProtocol';

/** The starting point of a new configuration. */
export interface ConfigurationStart {
  baseUrl: string;
  authentication: Pick<OfferedAuthentication, 'api' | 'config' | 'beside'>;
  /** Replies to the questions of the authentication, by name. */
  replies: ReadonlyMap<string, string>;
  /** Path and query of the first endpoint. */
  endpoint: string;
  /** The login, if a cURL command gave it. */
  login?: CurlLogin | undefined;
}

/** The text of a new configuration. The values of its secrets are empty: the secret store has them. */
export function configurationText({ baseUrl, authentication, replies, endpoint, login }: ConfigurationStart): string {
  const { api, config, beside } = authentication;
  const attributes = login === undefined ? fillTemplate(config, replies) : Object(parsePlain(login.attributes));
  const configuration = {
    api: { baseUrl, ...withLogin(fillTemplate(api, replies), login) },
    config: { ...attributes, jobs: [jobOf(endpoint)] },
    ...fillTemplate(beside, replies),
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}

/** The keys of `api` with the request of a login that was pasted. */
function withLogin(api: ReturnType<typeof fillTemplate>, login: CurlLogin | undefined): object {
  if (login === undefined) return api;
  return { ...api, authentication: { ...Object(api.authentication), loginRequest: parsePlain(login.request) } };
}

/** The job of an endpoint. Its query becomes `params`, unless a job cannot send it that way. */
function jobOf(written: string): object {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(written) ?? [];
  const parts = queryParts(query);
  const dataType = nameOf(path) ?? 'data';
  if (!canBeParams(parts)) return { endpoint: `${path}?${query}`, dataType };
  const params = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  return { endpoint: path, ...(parts.length > 0 && { params }), dataType };
}
