import type { Iteration, JobConfig } from '../../../core/config/extractionConfig.ts';
import { resolveEndpoint, type Target } from '../../../core/request/resolveEndpoint.ts';
import type { Sending } from './sentResponse.ts';

/** A sentence about credentials that are not sent to an origin, and the reason. */
export function withheldText(
  { page, target, isRedirected, withheld }: Pick<Sending, 'page' | 'target' | 'isRedirected' | 'withheld'>,
  { baseUrl }: Pick<Iteration, 'baseUrl'>,
  { endpoint }: Pick<JobConfig, 'endpoint'>,
): string {
  const names = withheld.map((name) => `"${name}"`).join(' and ');
  const are = withheld.length === 1 ? 'is' : 'are';
  const what = `${leadsText(page, isRedirected)} to "${target.origin}", which the configuration does not name, so ${names} ${are} not sent there.`;
  return `${what}${gatewayText(target, baseUrl, endpoint)}`;
}

/** The beginning of a sentence about how a request gets to another origin. */
export function leadsText(page: number, isRedirected: boolean): string {
  if (isRedirected) return 'A redirect of the API leads';
  return page > 1 ? `Page ${page} leads` : 'The request goes';
}

/** A remark on an address with the API's path on another origin: its server does not know its own address. */
function gatewayText({ origin, path }: Target, baseUrl: string, endpoint: string): string {
  const base = new URL(baseUrl);
  const isBelow = base.pathname !== '/' && path.startsWith(base.pathname);
  if (!isBelow && path !== pathOf(baseUrl, endpoint)) return '';
  const other = new URL(origin);
  const parts = [
    ...(other.protocol === base.protocol ? [] : ['scheme']),
    ...(other.hostname === base.hostname ? [] : ['host']),
    ...(other.port === base.port ? [] : ['port']),
  ];
  const differ = parts.length === 1 ? 'differs' : 'differ';
  return ` Only the ${parts.join(' and ')} ${differ} from "baseUrl": a gateway in front of the API probably writes wrong links.`;
}

function pathOf(baseUrl: string, endpoint: string): string {
  return resolveEndpoint(baseUrl, endpoint).path;
}
