import { decodeUtf8 } from '../../json/decodeUtf8.ts';
import type { HttpRequest } from '../../request/httpRequest.ts';
import { resolveEndpoint, targetUrl } from '../../request/resolveEndpoint.ts';
import { isCredentialHeader } from '../../secrecy/credentialNames.ts';
import { maskUrl } from '../../secrecy/masker.ts';
import { keepLoginResponse } from '../../secrecy/recorded/keepResponse.ts';
import { type KeptBody, keepBody } from '../../secrecy/recorded/keptBody.ts';
import { keepHeaders } from '../../secrecy/recorded/keptHeaders.ts';
import { type MaskedRequest, maskAgain, maskRequest } from '../../secrecy/recorded/maskRequest.ts';
import { SecretMask } from '../../secrecy/recorded/secretMask.ts';
import type { ConfigOfRun, KnownLogin } from './configOfRun.ts';
import { findCredentials } from './findCredentials.ts';
import { ForeignMask } from './foreignMask.ts';
import type { ForeignExchange, ForeignRecording, OwnFacts } from './foreignRecording.ts';
import { type LeftOut, namesText } from './leftOut.ts';
import { exchangesOfRun } from './ofRun.ts';

/** An exchange as a recording has it, without secrets. */
export interface MaskedExchange extends MaskedRequest, OwnFacts {
  status: number;
  headers: Record<string, string>;
  at: number;
  ms: number;
}

interface Masks {
  /** The mask that also knows the credentials that were found, and the one for requests. */
  mask: SecretMask;
  foreign: ForeignMask;
  config: ConfigOfRun;
}

/** Exchanges without secrets, one after the other, and what could not be carried over, which is known after the last. */
export interface MaskedRecording {
  exchanges: Iterable<{ exchange: MaskedExchange; body: KeptBody }>;
  left(): string[];
}

/**
 * Masks a recording of another tool as a run would have recorded it: with the secrets of its configuration, and by the
 * names of everything else that looks like a credential.
 */
export function maskForeignRecording({ exchanges, left }: ForeignRecording, config: ConfigOfRun): MaskedRecording {
  const ofRun = config.hosts === undefined ? exchanges : exchangesOfRun(exchanges, config.hosts, left);
  const byName = new ForeignMask(new SecretMask(new Map(), new Set()), config);
  const isField = (name: string, value: string) => byName.isCredentialField(name, value);
  const foreign = ofRun.filter(({ own }) => own === undefined);
  const names = new Set<string>();
  const maskOf = (secrets: readonly string[]) => new SecretMask(config.named, new Set(secrets), config.pagedBy);
  const own = maskOf(config.secrets);
  const found = findCredentials(foreign, config, isField);
  const masksOf = (block: number): Masks => {
    const mask = maskOf([...config.secrets, ...found.around(block)]);
    return { mask, foreign: new ForeignMask(mask, config, names), config };
  };
  sayHeaders(ofRun, left);
  return {
    exchanges: maskAll(ofRun, found.blockSize, { own, masksOf }),
    left: () => [...left.sentences(), ...saidNames(names)],
  };
}

function* maskAll(
  exchanges: readonly ForeignExchange[],
  blockSize: number,
  { own, masksOf }: { own: SecretMask; masksOf: (block: number) => Masks },
): MaskedRecording['exchanges'] {
  let masks = masksOf(0);
  let count = 0;
  for (const exchange of exchanges) {
    if (exchange.own !== undefined) yield maskOwn(exchange, exchange.own, { mask: own, config: masks.config });
    else {
      if (count > 0 && count % blockSize === 0) masks = masksOf(count / blockSize);
      count++;
      yield maskForeign(exchange, masks);
    }
  }
}

/** An exchange that was recorded and masked before. */
function maskOwn(exchange: ForeignExchange, own: OwnFacts, { mask, config }: Pick<Masks, 'mask' | 'config'>) {
  const { method, url, sent, status, at, ms } = exchange;
  const headers = keepHeaders(exchange.headers, { mask, alsoNamed: namedBy(config), isLogin: false });
  const request = maskAgain({ method, url, ...(sent !== undefined && { body: sent }) }, mask);
  return { exchange: { ...own, ...request, status, headers, at, ms }, body: keepBody(bytesOf(exchange), mask) };
}

function maskForeign(exchange: ForeignExchange, masks: Masks) {
  const { method, url, sent, status, at, ms } = exchange;
  const { mask, foreign, config } = masks;
  const plain: HttpRequest = {
    method,
    // As a run writes addresses; the base of a whole one does not matter.
    target: resolveEndpoint('http://x/', url),
    headers: new Map(),
    ...(sent !== undefined && { body: sent }),
  };
  const login = loginOf(plain, masks);
  const isLogin = login !== undefined;
  const request = isLogin ? { ...plain, login } : { ...plain, hiddenQuery: config.hiddenQueryOf(plain) };
  const headers = keepHeaders(exchange.headers, { mask, alsoNamed: namedBy(config), isLogin });
  const bytes = bytesOf(exchange);
  const hides = (name: string, value: string) => foreign.hidesField(name, value);
  return {
    exchange: { ...maskRequest(request, foreign), status, headers, at, ms },
    body: isLogin ? keepLoginResponse(bytes, login.expiryPath) : keepBody(bytes, mask, hides),
  };
}

function namedBy({ retryHeader }: ConfigOfRun): ReadonlySet<string> {
  return new Set([retryHeader.toLowerCase()]);
}

/** The login that a request is, by its address. */
function loginOf({ method, target }: HttpRequest, { mask, config: { logins } }: Masks): KnownLogin | undefined {
  if (logins.length === 0) return undefined;
  const address = maskUrl(targetUrl({ ...target, query: '' }), mask);
  return logins.find((login) => login.method === method && maskUrl(login.url, mask) === address);
}

function bytesOf({ body: { text, isBase64 } }: ForeignExchange): Uint8Array {
  const bytes = Buffer.from(text, isBase64 ? 'base64' : 'utf8');
  return isBase64 ? bytes : Buffer.from(decodeUtf8(bytes));
}

function sayHeaders(exchanges: readonly ForeignExchange[], left: LeftOut): void {
  const names = new Set(exchanges.flatMap(({ requestHeaders }) => requestHeaders.map(([name]) => name.toLowerCase())));
  if (names.size === 0) return;
  // HTTP/2 has the address of a request in headers such as `:authority`.
  const secret = [...names].filter((name) => name.length <= 60 && !name.startsWith(':') && isCredentialHeader(name));
  const among = secret.length === 0 ? '' : `, among them ${namesText(secret)}`;
  left.say(`The headers of requests are left out, because a recording has none${among}.`);
}

function saidNames(names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  return [`Values of ${namesText(names)} are masked: they look like credentials.`];
}
