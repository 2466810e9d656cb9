import assert from 'node:assert/strict';
import { findTlsFailure } from '../../../../../engine/io/http/findTlsFailure.ts';

// codes as Node and OpenSSL write them, code of the engine, cURL number
const rows: [string[], string, number][] = [
  [
    [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
      'CERT_NOT_YET_VALID',
      'CERT_REVOKED',
      'CERT_UNTRUSTED',
      'INVALID_CA',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'HOSTNAME_MISMATCH',
    ],
    'http.tls',
    60,
  ],
  [
    [
      'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
      'ERR_SSL_TLSV1_ALERT_UNKNOWN_CA',
      'ERR_SSL_TLSV1_ALERT_ACCESS_DENIED',
      'ERR_SSL_TLSV1_ALERT_DECRYPT_ERROR',
      'ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE',
      'ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED',
      'ERR_SSL_SSL/TLS_ALERT_BAD_CERTIFICATE',
      'ERR_SSL_SSL/TLS_ALERT_CERTIFICATE_UNKNOWN',
    ],
    'http.client-certificate',
    58,
  ],
  [['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'ERR_SSL_HTTP_REQUEST'], 'http.not-tls', 35],
  [
    [
      'EPROTO',
      'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
      'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE',
      'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
      'ERR_TLS_HANDSHAKE_TIMEOUT',
    ],
    'http.tls-handshake',
    35,
  ],
];

describe('findTlsFailure (configuration.md 5.4: the cURL numbers)', () => {
  for (const [codes, expected, curlCode] of rows) {
    for (const code of codes) {
      it(`${code}: ${expected}, ${curlCode}`, () => {
        const failure = findTlsFailure(code);
        assert.deepEqual([failure?.code, failure?.curlCode], [expected, curlCode]);
        assert.match(failure?.message('https://api.test') ?? '', /"https:\/\/api\.test"/);
      });
    }
  }

  for (const code of ['', 'ECONNRESET', 'ENOTFOUND', 'UND_ERR_SOCKET', 'ERR_INVALID_ARG_TYPE']) {
    it(`"${code}" says nothing of TLS`, () => assert.equal(findTlsFailure(code), undefined));
  }
});
