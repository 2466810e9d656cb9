import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import ssh2 from 'ssh2';
import { readPrivateKey } from '../../../../../engine/io/ssh/readPrivateKey.ts';
import { createSshKey } from '../../../../support/createSshKey.ts';

const { parseKey, generateKeyPairSync: generateSshKeys } = ssh2.utils;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const ed25519 = generateKeyPairSync('ed25519').privateKey;
const openssh = createSshKey().private;
const passphrase = { cipher: 'aes-256-cbc', passphrase: 'quiet' };

describe('readPrivateKey (configuration.md 6: PEM or OpenSSH, without pass phrase)', () => {
  const readable: [string, string | Buffer][] = [
    ['OpenSSH, Ed25519', openssh],
    ['OpenSSH, RSA', generateSshKeys('rsa', { bits: 2048 }).private],
    ['PEM, RSA', rsa.export({ type: 'pkcs1', format: 'pem' })],
    ['PEM, EC', ec.export({ type: 'sec1', format: 'pem' })],
    ['PEM in the general form, RSA', rsa.export({ type: 'pkcs8', format: 'pem' })],
    ['PEM in the general form, EC', ec.export({ type: 'pkcs8', format: 'pem' })],
    ['white space around it', `\n  ${openssh}\n\n`],
    ['no line end after it', openssh.trim()],
    ['line ends of Windows', openssh.replaceAll('\n', '\r\n')],
  ];
  for (const [title, text] of readable) {
    it(`${title}: read`, () => {
      const form = readPrivateKey(text.toString(), parseKey);
      assert.ok(form !== undefined);
      const parsed = parseKey(form);
      assert.ok(!(parsed instanceof Error) && parsed.isPrivateKey());
    });
  }

  const unreadable: [string, string | Buffer][] = [
    ['no key', 'hello'],
    ['a part of one', openssh.slice(0, -60)],
    [
      'OpenSSH with a pass phrase',
      generateSshKeys('ed25519', { cipher: 'aes256-cbc', passphrase: 'quiet', rounds: 4 }).private,
    ],
    ['PEM with a pass phrase', rsa.export({ type: 'pkcs8', format: 'pem', ...passphrase })],
    ['old PEM with a pass phrase', rsa.export({ type: 'pkcs1', format: 'pem', ...passphrase })],
    // OpenSSH of the platform's days does not read that form either.
    ['PEM in the general form, Ed25519', ed25519.export({ type: 'pkcs8', format: 'pem' })],
    ['a certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  ];
  for (const [title, text] of unreadable) {
    it(`${title}: not read`, () => assert.equal(readPrivateKey(text.toString(), parseKey), undefined));
  }
});
