import { UserError } from '../errors.ts';
import { isLoopback } from '../logins/isLoopback.ts';

/** The first label of the host of a stack. */
const stackLabel = 'connection';
/** First labels of hosts that somebody may copy instead, from a request or a job of the platform. */
const serviceLabels = /^(?:queue|encryption|sync-actions|vault|scheduler|oauth|notification|import|editor|ui)\./;

/**
 * The origin of a stack as a user may name it: a host with or without `connection.`, or the address of any page of a
 * project. Throws a UserError if it is none.
 */
export function readStackAddress(text: string): string {
  const written = text.trim();
  const url = urlOf(written);
  if (url === undefined) throw badStack(undefined, 'It is not an address.');
  if (url.username !== '' || url.password !== '') throw badStack(undefined, 'It has a user or a password in it.');
  if (isLoopback(url.href)) return url.origin;
  if (url.protocol !== 'https:') throw badStack(url, 'Only "https" keeps the token secret on its way.');
  const { origin } = withStackLabel(url) ?? {};
  if (origin === undefined) throw badStack(url, 'It is not the name of a host.');
  return origin;
}

/**
 * Whether a service may get the token of a stack: its host has the suffix of the stack's after one label, or both are
 * on this machine.
 */
export function belongsToStack(service: string, stack: string): boolean {
  if (!URL.canParse(service)) return false;
  const [one, other] = [new URL(service), new URL(stack)];
  if (one.protocol !== other.protocol || one.username !== '' || one.password !== '') return false;
  if (isLoopback(stack)) return one.hostname === other.hostname;
  const suffix = suffixOf(other.hostname);
  return suffix !== undefined && one.port === other.port && suffixOf(one.hostname) === suffix;
}

/** Where a service is by the naming rule of stacks; undefined for one without a name, on this machine. */
export function serviceByName(service: string, stack: string): string | undefined {
  const { protocol, host, hostname } = new URL(stack);
  if (!hostname.startsWith(`${stackLabel}.`)) return undefined;
  return `${protocol}//${service}${host.slice(stackLabel.length)}`;
}

function urlOf(text: string): URL | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${schemeFor(text)}://${text}`;
  if (text === '' || /[\s\\]/.test(text) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** A bare host of this machine is one without TLS. */
function schemeFor(text: string): string {
  const address = `http://${text}`;
  return URL.canParse(address) && isLoopback(address) ? 'http' : 'https';
}

function withStackLabel(url: URL): URL | undefined {
  const host = url.host.replace(/\.(?=$|:)/, '');
  const hostname = url.hostname.replace(/\.$/, '');
  if (!/^(?:[a-z\d-]+\.)+(?:[a-z]{2,24}|xn--[a-z\d-]+)$/.test(hostname)) return undefined;
  if (hostname.startsWith(`${stackLabel}.`)) return new URL(`https://${host}`);
  return new URL(`https://${stackLabel}.${host.replace(serviceLabels, '')}`);
}

/** The host after its first label; undefined if there are not two more. */
function suffixOf(hostname: string): string | undefined {
  return /^[a-z\d-]+\.((?:[a-z\d-]+\.)+[a-z\d-]+)$/.exec(hostname)?.[1];
}

/** Hosts that can be shown: none whose parts are as long as tokens are, or begin like one of the platform. */
const shownHost = /^(?:(?:(?!\d+-\d+-)[a-z\d-]{1,24}\.)+[a-z]{2,12}|\d{1,3}(?:\.\d{1,3}){3})$/;

/** The error quotes no more than a host: what was typed may be the token, in the wrong field. */
function badStack(url: URL | undefined, reason: string): UserError {
  const shown = url !== undefined && shownHost.test(url.hostname) ? `"${url.hostname}"` : 'What was given';
  const message = `${shown} cannot be the stack of a project. ${reason} Give its host, such as "connection.keboola.com", or copy the address of a page of the project.`;
  return new UserError('platform.bad-stack', message);
}
