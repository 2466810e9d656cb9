import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** PEM texts of a certificate and its private key. */
export interface Credentials {
  certificate: string;
  key: string;
}

export interface Authority extends Credentials {
  /** A certificate for hosts (names and IPv4 addresses), signed by this authority. It holds until the end of a year, the last one that its format knows. */
  issue(hosts: string[], lastYear?: number): Credentials;
}

const algorithm = sequence(objectId('2a8648ce3d040302')); // ecdsa-with-SHA256
const lastYearOfFormat = 2049;

/** Creates a certificate authority for one test, so that no key is in the repository. */
export function createAuthority(name: string): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = extension('551d13', sequence(der(0x01, Buffer.from([0xff]))));
  const body = certificateBody({
    name,
    issuer: name,
    publicKey,
    extensions: [isAuthority],
    lastYear: lastYearOfFormat,
  });
  return {
    ...credentials(body, privateKey, privateKey),
    issue(hosts, lastYear = lastYearOfFormat) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const hostNames = extension('551d11', sequence(...hosts.map(hostName)));
      const issued = { name: hosts[0] ?? '', issuer: name, publicKey: own.publicKey, lastYear };
      return credentials(certificateBody({ ...issued, extensions: [hostNames] }), own.privateKey, privateKey);
    },
  };
}

interface CertificateParts {
  name: string;
  issuer: string;
  publicKey: KeyObject;
  extensions: Buffer[];
  lastYear: number;
}

/** RFC 5280, section 4.1, version 3. */
function certificateBody({ name, issuer, publicKey, extensions, lastYear }: CertificateParts): Buffer {
  const version = der(0xa0, integer(Buffer.from([2])));
  const serial = integer(Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const validity = sequence(time(Date.UTC(2020, 0)), time(Date.UTC(lastYear, 11, 31)));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const more = der(0xa3, sequence(...extensions));
  return sequence(version, serial, algorithm, commonName(issuer), validity, commonName(name), key, more);
}

function credentials(body: Buffer, own: KeyObject, signer: KeyObject): Credentials {
  const certificate = sequence(body, algorithm, bitString(sign('sha256', body, signer)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: own.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))));
}

function hostName(host: string): Buffer {
  const isAddress = isIP(host) === 4;
  return isAddress ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), der(0x04, value));
}

function time(at: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes);
}

function bitString(bytes: Buffer): Buffer {
  return der(0x03, Buffer.concat([Buffer.from([0]), bytes]));
}

function sequence(...items: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(items));
}

/** Tag, length and content, as X.690 writes them. */
function der(tag: number, content: Buffer): Buffer {
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
