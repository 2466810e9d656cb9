import type { ForeignBody, ForeignExchange } from './foreignRecording.ts';
import type { LeftOut } from './leftOut.ts';

/** The hosts of addresses in a text, also in JSON, whose slashes may be escaped. */
const hostsIn = /\\?\/\\?\/([A-Za-z\d.-]+(?::\d+)?)/g;

/**
 * The exchanges of a recording that a run can have had: with hosts that the configuration names, or a response before
 * them. The others are counted.
 */
export function exchangesOfRun(
  exchanges: readonly ForeignExchange[],
  hosts: ReadonlySet<string>,
  left: LeftOut,
): ForeignExchange[] {
  const named = new Set(hosts);
  const foreign = exchanges.filter(({ own }) => own === undefined);
  const others = new Set(foreign.map(hostOf).filter((host) => !named.has(host)));
  return exchanges.filter((exchange) => {
    if (exchange.own === undefined && !named.has(hostOf(exchange))) {
      left.add('other-origin', exchange.number);
      return false;
    }
    if (others.size > 0) for (const host of hostsOf(exchange)) if (others.has(host)) named.add(host);
    return true;
  });
}

function hostOf({ url }: ForeignExchange): string {
  return new URL(url).host;
}

function hostsOf({ body, headers }: ForeignExchange): string[] {
  const texts = [textOf(body), ...headers.values()];
  return texts.flatMap((text) => [...text.matchAll(hostsIn)].map(([, host = '']) => host.toLowerCase()));
}

function textOf({ text, isBase64 }: ForeignBody): string {
  return isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text;
}
