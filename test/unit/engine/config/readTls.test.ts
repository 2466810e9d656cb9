import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { readTls } from '../../../../engine/core/config/readTls.ts';
import { isUserError } from '../../../../engine/core/errors.ts';
import { createAuthority } from '../../../support/createAuthority.ts';

const first = createAuthority('First');
const second = createAuthority('Second');
const client = first.issue(['client']);
const pem = (text: string) => text.trim();

/** The text with the middle of its first block replaced. */
function damaged(text: string): string {
  return text.replace(/\n[^\n-]+\n/, '\nAAAA\n');
}

describe('readTls (configuration.md 5, caCertificate and #clientCertificate)', () => {
  const taken: [string, Parameters<typeof readTls>[0], ReturnType<typeof readTls>][] = [
    ['neither: the system decides', {}, undefined],
    ['null counts as absent', { caCertificate: null, '#clientCertificate': null, clientCertificate: null }, undefined],
    ['caCertificate: one authority', { caCertificate: first.certificate }, { ca: pem(first.certificate) }],
    [
      'caCertificate: a bundle, with what people write between the blocks',
      { caCertificate: `# of the house\n${first.certificate}\nsecond:\n${second.certificate}` },
      { ca: `${pem(first.certificate)}\n${pem(second.certificate)}` },
    ],
    [
      'caCertificate: line ends of Windows',
      { caCertificate: first.certificate.replaceAll('\n', '\r\n') },
      { ca: pem(first.certificate).replaceAll('\n', '\r\n') },
    ],
    [
      '#clientCertificate: the certificate followed by its key',
      { '#clientCertificate': client.certificate + client.key },
      { cert: pem(client.certificate), key: pem(client.key) },
    ],
    [
      '#clientCertificate: those of its authorities may stand in between',
      { '#clientCertificate': client.certificate + first.certificate + client.key },
      { cert: `${pem(client.certificate)}\n${pem(first.certificate)}`, key: pem(client.key) },
    ],
    [
      'both at once',
      { caCertificate: second.certificate, '#clientCertificate': client.certificate + client.key },
      { ca: pem(second.certificate), cert: pem(client.certificate), key: pem(client.key) },
    ],
  ];
  for (const [title, api, expected] of taken) it(title, () => assert.deepEqual(readTls(api), expected));

  const idle: [string, Parameters<typeof readTls>[0], string][] = [
    ['caCertificate: an empty text counts as absent', { caCertificate: '' }, '/api/caCertificate'],
    ['#clientCertificate: so does one of white space', { '#clientCertificate': ' \n' }, '/api/#clientCertificate'],
    ['clientCertificate without # is never used', { clientCertificate: client.certificate }, '/api/clientCertificate'],
  ];
  for (const [title, api, pointer] of idle) {
    it(`${title}, with a warning`, () => {
      const warned: string[] = [];
      assert.equal(
        readTls(api, (_message, at) => warned.push(at)),
        undefined,
      );
      assert.deepEqual(warned, [pointer]);
    });
  }

  it('warns of nothing that works', () => {
    const api = { caCertificate: first.certificate, '#clientCertificate': client.certificate + client.key };
    readTls(api, (message) => assert.fail(message));
  });

  const encrypted = createPrivateKey(client.key).export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'quiet',
  });
  const refused: [string, Parameters<typeof readTls>[0], RegExp][] = [
    ['caCertificate: not a text', { caCertificate: 5 }, /must be a text/],
    ['caCertificate: false is no text either', { caCertificate: false }, /must be a text/],
    ['caCertificate: no PEM', { caCertificate: '/etc/ssl/ca.pem' }, /contains no certificate/],
    ['caCertificate: a key only', { caCertificate: client.key }, /contains no certificate/],
    [
      'caCertificate: one line without its breaks',
      { caCertificate: first.certificate.replaceAll('\n', ' ') },
      /line breaks|damaged/,
    ],
    [
      'caCertificate: one of two is damaged',
      { caCertificate: first.certificate + damaged(second.certificate) },
      /Certificate 2 of 2/,
    ],
    ['#clientCertificate: not a text', { '#clientCertificate': [client.certificate] }, /must be a text/],
    ['#clientCertificate: without its key', { '#clientCertificate': client.certificate }, /needs the private key/],
    ['#clientCertificate: a key only', { '#clientCertificate': client.key }, /contains no certificate/],
    [
      '#clientCertificate: the key of another',
      { '#clientCertificate': client.certificate + second.key },
      /belongs to another/,
    ],
    [
      '#clientCertificate: a damaged key',
      { '#clientCertificate': client.certificate + damaged(client.key) },
      /cannot be read/,
    ],
    [
      '#clientCertificate: a key with a pass phrase',
      { '#clientCertificate': client.certificate + encrypted },
      /pass phrase/,
    ],
    ['clientCertificate: not a text', { clientCertificate: {} }, /must be a text/],
  ];
  for (const [title, api, message] of refused) {
    it(`${title}: refused, and nothing of the text is shown`, () => {
      const [key = ''] = Object.keys(api);
      assert.throws(
        () => readTls(api),
        (error) => {
          assert.ok(isUserError(error));
          assert.match(error.message, message);
          assert.equal(error.pointer, `/api/${key}`);
          assert.equal(error.code, key === 'caCertificate' ? 'tls.ca-certificate' : 'tls.client-certificate');
          const written = JSON.stringify(api).match(/[A-Za-z0-9+/]{20,}/g) ?? [];
          return !written.some((part) => `${error.message}${error.cause}`.includes(part));
        },
      );
    });
  }
});
