import { type Authority, type Credentials, createAuthority } from './createAuthority.ts';
import { sendJson, startApi } from './startApi.ts';
import { startSecureApi } from './startSecureApi.ts';

/** A server that no retry reaches. */
export interface Unreachable {
  url: string;
  /** The options that the configuration needs for it. */
  api?: { caCertificate: string };
  close(): Promise<void>;
}

/** A server with a certificate of an authority that the configuration trusts. */
async function startTrusted(issue: (authority: Authority) => Credentials): Promise<Unreachable> {
  const authority = createAuthority('Trusted');
  const server = await startSecureApi(issue(authority), (_, response) => sendJson(response, []));
  return { ...server, api: { caCertificate: authority.certificate } };
}

/** Servers that fail in the same way at each attempt, with the code of the error and its words. */
export const lastingFailures: [title: string, start: () => Promise<Unreachable>, code: string, words: RegExp][] = [
  [
    'a host that does not exist',
    async () => ({ url: 'http://nowhere.invalid', close: async () => undefined }),
    'http.host-not-found',
    /"http:\/\/nowhere\.invalid" was not found\. Check the spelling of "baseUrl"/,
  ],
  [
    'https to a port that speaks plain HTTP',
    async () => {
      const api = await startApi((_, response) => sendJson(response, []));
      return { ...api, url: api.url.replace('http:', 'https:') };
    },
    'http.not-tls',
    /does not speak TLS on this port\. Write "http:\/\/"/,
  ],
  [
    'a certificate that is signed by itself',
    () => startSecureApi(createAuthority('Itself'), (_, response) => sendJson(response, [])),
    'http.tls',
    /is self-signed, so it is not trusted\..*"api\.caCertificate"/,
  ],
  [
    'a certificate that has expired',
    () => startTrusted((authority) => authority.issue(['127.0.0.1'], 2020)),
    'http.tls',
    /is not valid now: it has expired/,
  ],
  [
    'a certificate of another host',
    () => startTrusted((authority) => authority.issue(['other.test'])),
    'http.tls',
    /is for another host\. Check the host in "baseUrl"/,
  ],
];
