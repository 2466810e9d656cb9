import { canBeParams, nameOf, queryParts } from '../../../engine/addresses.ts';
import type { Template, TemplateValue } from '../../../engine/authentication.ts';
import type { OfferedAuthentication } from './authenticationOffers.ts';

/** The starting point of a new configuration. */
export interface ConfigurationStart {
  baseUrl: string;
  authentication: Pick<OfferedAuthentication, 'api' | 'config' | 'beside'>;
  /** Replies to the questions of the authentication, by name. */
  replies: ReadonlyMap<string, string>;
  /** Path and query of the first endpoint. */
  endpoint: string;
}

/** The text of a new configuration. The values of its secrets are empty: they are in the secret store. */
export function configurationText({ baseUrl, authentication, replies, endpoint }: ConfigurationStart): string {
  const { api, config, beside } = authentication;
  const configuration = {
    api: { baseUrl, ...filled(api, replies) },
    config: { ...filled(config, replies), jobs: [jobOf(endpoint)] },
    ...filled(beside, replies),
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}

/** The job of an endpoint; its query becomes `params`, unless a job cannot send it that way. */
function jobOf(written: string): object {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(written) ?? [];
  const parts = queryParts(query);
  const dataType = nameOf(path) ?? 'data';
  if (!canBeParams(parts)) return { endpoint: `${path}?${query}`, dataType };
  const params = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  return { endpoint: path, ...(parts.length > 0 && { params }), dataType };
}

function filled(template: Template, replies: ReadonlyMap<string, string>): Record<string, unknown> {
  const text = (written: string) => written.replace(/‹(.+?)›/g, (_, name: string) => replies.get(name) ?? '');
  const value = (each: TemplateValue): unknown => {
    if (typeof each === 'string') return text(each);
    if (isList(each)) return each.map(value);
    return typeof each === 'boolean' ? each : filled(each, replies);
  };
  return Object.fromEntries(Object.entries(template).map(([key, each]) => [text(key), value(each)]));
}

function isList(value: TemplateValue): value is readonly TemplateValue[] {
  return Array.isArray(value);
}
