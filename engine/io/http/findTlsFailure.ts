import type { Code } from '../../core/contracts/generated/types.ts';

/** A kind of connection failure, as reported to users. */
export interface TransportFailure {
  code: Code;
  /** The code in `retryConfig.curl.codes`. */
  curlCode: number;
  message: (host: string) => string;
  /** The message for a request through a proxy, if it is different. */
  proxyMessage?: (host: string, proxy: string) => string;
}

const untrusted: TransportFailure = {
  code: 'http.tls',
  curlCode: 60,
  message: (host) =>
    `The certificate of "${host}" is not trusted. Set "api.caCertificate" to the authority that signed it.`,
};
const selfSigned: TransportFailure = {
  ...untrusted,
  message: (host) =>
    `The certificate of "${host}" is self-signed, so it is not trusted. If it is the API's own, write it into "api.caCertificate".`,
};
const outOfDate: TransportFailure = {
  ...untrusted,
  message: (host) => `The certificate of "${host}" is not valid now: it has expired, or this machine's clock is wrong.`,
};
const ofAnotherHost: TransportFailure = {
  ...untrusted,
  message: (host) => `The certificate of "${host}" is for another host. Check the host in "baseUrl".`,
};
const ownCertificate: TransportFailure = {
  code: 'http.client-certificate',
  curlCode: 58,
  message: (host) =>
    `"${host}" requires a client certificate and was sent none that it accepts. Check "#clientCertificate" in "api".`,
};
const handshake: TransportFailure = {
  code: 'http.tls-handshake',
  curlCode: 35,
  message: (host) =>
    `No secure connection to "${host}" could be established. Check its scheme and port, its TLS versions, and whether it requires a client certificate.`,
};

const notTls: TransportFailure = {
  code: 'http.not-tls',
  curlCode: 35,
  message: (host) =>
    `"${host}" does not speak TLS on this port. Write "http://" instead of "https://" if the API has no TLS, or correct the port.`,
};

/** In the order of the checks; codes of Node and of OpenSSL. */
const kinds: [RegExp, TransportFailure][] = [
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, outOfDate],
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$/, selfSigned],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, ofAnotherHost],
  [/^ERR_SSL_(TLSV\d+|SSLV3|SSL\/TLS)_ALERT_(.*CERTIFICATE|(UNKNOWN_CA|ACCESS_DENIED|DECRYPT_ERROR)$)/, ownCertificate],
  [
    /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED$|ERROR_IN_CERT_|CRL_)/,
    untrusted,
  ],
  [/^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/, notTls],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$)/, handshake],
];

/** The TLS failure for the code of an error; undefined for other codes. */
export function findTlsFailure(code: string): TransportFailure | undefined {
  return kinds.find(([codes]) => codes.test(code))?.[1];
}
