import { UserError } from '../../errors.ts';
import { decodeUri } from '../text/decodeUri.ts';

/** What an address must be like; each absent part may be anything. */
export interface AllowedHost {
  host: string;
  scheme?: string;
  port?: number;
  /** What the path begins with, by whole segments. */
  endpoint?: string;
}

const defaultPorts = new Map([
  ['http:', 80],
  ['https:', 443],
]);

/**
 * Refuses an address that no rule of `image_parameters.allowed_hosts` matches (`configuration.md` section 13);
 * `url` is the address as it is really requested, of every request. Without rules everything is allowed.
 * Throws a UserError that names the address without its query.
 */
export function checkAllowedHost(url: string, rules: readonly AllowedHost[] | undefined): void {
  if (rules === undefined) return;
  const address = new URL(url);
  if (rules.some((rule) => matches(address, rule))) return;
  throw new UserError(
    'url.not-allowed',
    `"${address.origin}${address.pathname}" is not among the addresses that "allowed_hosts" in "image_parameters" permits.`,
  );
}

function matches(address: URL, rule: AllowedHost): boolean {
  return (
    address.hostname === hostNameOf(rule.host) &&
    (rule.scheme === undefined || address.protocol === `${rule.scheme.toLowerCase()}:`) &&
    (rule.port === undefined || portOf(address) === rule.port) &&
    (rule.endpoint === undefined || isBelow(address.pathname, rule.endpoint))
  );
}

/** A host name in the form that addresses have: lower case, international names encoded. */
function hostNameOf(host: string): string {
  const isName = /^(?:\[[^\]]+\]|[^\s/?#@\\:[\]]+)$/.test(host);
  return isName && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** An address that was resolved does not write the port that its scheme means anyway, so that one counts as written. */
function portOf({ protocol, port }: URL): number | undefined {
  return port === '' ? defaultPorts.get(protocol) : Number(port);
}

function isBelow(path: string, endpoint: string): boolean {
  const wanted = endpoint.split('/').filter((segment) => segment !== '');
  const segments = path.slice(1).split('/').map(decoded);
  // An encoded slash is part of its segment, but a server may decode it and climb out of the prefix.
  const climbs = segments.some((segment) => /(^|[/\\])\.\.($|[/\\])/.test(segment));
  return !climbs && wanted.every((segment, index) => segments[index] === decoded(segment));
}

function decoded(segment: string): string {
  return decodeUri(segment) ?? segment;
}
