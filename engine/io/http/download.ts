import { FileError, isUserError, type UserError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import { systemClock } from '../clock.ts';
import { maxBytes, tooLarge } from '../files/maxBytes.ts';
import { createHttpClient, type NetworkSettings } from './createHttpClient.ts';
import type { HttpClient } from './httpClient.ts';
import { transportReason } from './transportReason.ts';

const timeouts = { connectMs: 30_000, requestMs: 60_000 };
const maxRedirects = 5;

/** A file from the network, with its address after redirects. */
export interface DownloadedFile {
  address: URL;
  /** The address without possible passwords and tokens. */
  shown: string;
  text: string;
}

export interface DownloadOptions {
  /** Whether a redirect may go to another server. */
  mayLeaveServer: boolean;
}

/** Reads descriptions at http and https addresses. Nothing but the address is sent. */
export interface Downloads {
  /** Reads a description. Throws a FileError, with a cause if the network failed, or the signal's reason. */
  read(address: URL, signal: AbortSignal, options: DownloadOptions): Promise<DownloadedFile>;
  close(): Promise<void>;
}

export function createDownloads({ environment = process.env, ...network }: NetworkSettings = {}): Downloads {
  const client = createHttpClient({
    ...network,
    environment,
    timeouts,
    maxBytes: maxBytes.description,
    clock: systemClock,
  });
  return {
    read: (address, signal, options) => follow(client, address, signal, options),
    close: () => client.close(),
  };
}

async function follow(
  client: HttpClient,
  first: URL,
  signal: AbortSignal,
  options: DownloadOptions,
): Promise<DownloadedFile> {
  let address = first;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const { status, headers, body } = await send(client, address, signal);
    const location = headers.get('location');
    if (status >= 300 && status <= 399 && location !== undefined) {
      address = redirected(address, location, options);
    } else if (status < 200 || status > 299) {
      throw unreadable(address, `the server responded with HTTP ${status}`);
    } else {
      return { address, shown: shown(address), text: decodeUtf8(body) };
    }
  }
  throw unreadable(first, `it redirects more than ${maxRedirects} times`);
}

async function send(client: HttpClient, { origin, pathname, search }: URL, signal: AbortSignal) {
  const target = { origin, path: pathname, query: search.slice(1) };
  const headers = new Map([
    ['User-Agent', 'Pagewright'],
    ['Accept', 'application/json, application/yaml, */*;q=0.8'],
  ]);
  try {
    return await client.send({ method: 'GET', target, headers }, signal);
  } catch (error) {
    if (!isUserError(error)) throw error;
    throw unreadable({ origin, pathname }, reasonOf(error), error);
  }
}

function reasonOf(error: UserError): string {
  return error.code === 'response.too-large' ? tooLarge('', 'description').reason : transportReason(error);
}

function redirected(from: URL, location: string, { mayLeaveServer }: DownloadOptions): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (to === undefined || !/^https?:$/.test(to.protocol))
    throw unreadable(from, 'it redirects to something else than an http address');
  if (from.protocol === 'https:' && to.protocol === 'http:') throw unreadable(from, 'it redirects from https to http');
  if (to.origin !== from.origin && !mayLeaveServer) throw unreadable(from, 'it redirects to another server');
  return to;
}

function unreadable(address: AddressParts, reason: string, cause?: unknown): FileError {
  return new FileError(shown(address), reason, { cause });
}

type AddressParts = Pick<URL, 'origin' | 'pathname'>;

function shown({ origin, pathname }: AddressParts): string {
  return origin + pathname;
}
