import { UserError } from '../errors.ts';
import { decodeUri } from '../text/decodeUri.ts';

/** A rule for an address. A part that is absent matches anything. */
export interface AllowedHost {
  host: string;
  scheme?: string;
  port?: number;
  /** The start of the path, in whole segments. */
  endpoint?: string;
}

const defaultPorts = new Map([
  ['http:', 80],
  ['https:', 443],
]);

/**
 * Rejects an address that no rule of `image_parameters.allowed_hosts` matches, if there are rules
 * (`docs/format/configuration.md#13-allowed_hosts`). Throws a UserError that names the address without its query.
 */
export function checkAllowedHost(url: string, rules: readonly AllowedHost[] | undefined): void {
  if (rules === undefined) return;
  const address = new URL(url);
  if (rules.some((rule) => matches(address, rule))) return;
  throw new UserError(
    'url.not-allowed',
    `"${address.origin}${address.pathname}" is not allowed by "allowed_hosts" in "image_parameters".`,
  );
}

/** Rejects an origin outside those to which a run is limited. Throws a UserError that names it. */
export function checkOrigin(origin: string, only: readonly string[] | undefined): void {
  if (only === undefined || only.includes(origin)) return;
  const message = `The run is confined to ${only.join(' and ')}, and would ask "${origin}".`;
  throw new UserError('url.other-address', message);
}

function matches(address: URL, rule: AllowedHost): boolean {
  return (
    address.hostname === hostNameOf(rule.host) &&
    (rule.scheme === undefined || address.protocol === `${rule.scheme.toLowerCase()}:`) &&
    (rule.port === undefined || portOf(address) === rule.port) &&
    (rule.endpoint === undefined || isBelow(address.pathname, rule.endpoint))
  );
}

/** A host name as it is in a URL: lower case, international names encoded. */
function hostNameOf(host: string): string {
  const isName = /^(?:\[[^\]]+\]|[^\s/?#@\\:[\]]+)$/.test(host);
  return isName && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** The port; a resolved URL omits the default port of its scheme. */
function portOf({ protocol, port }: URL): number | undefined {
  return port === '' ? defaultPorts.get(protocol) : Number(port);
}

function isBelow(path: string, endpoint: string): boolean {
  const wanted = endpoint.split('/').filter((segment) => segment !== '');
  const segments = path.slice(1).split('/').map(decoded);
  // An encoded slash is part of its segment, but a server may decode it and leave the prefix.
  const climbs = segments.some((segment) => /(^|[/\\])\.\.($|[/\\])/.test(segment));
  return !climbs && wanted.every((segment, index) => segments[index] === decoded(segment));
}

function decoded(segment: string): string {
  return decodeUri(segment) ?? segment;
}
