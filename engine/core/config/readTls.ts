import { isCertificate, isKeyOf, isPrivateKey } from '#native/certificates.ts';
import { UserError } from '../errors.ts';
import { getField, type JsonObject } from '../json/value.ts';

/** The certificates that HTTPS connections trust and present, as PEM texts. */
export interface TlsMaterial {
  /** The authorities to trust instead of the system's. */
  ca?: string;
  /** The client's certificate, followed by those of its authorities. */
  cert?: string;
  key?: string;
}

/** Called for a key that has no effect, with its pointer. */
type Warn = (message: string, pointer: string) => void;

/**
 * `api.caCertificate` and `api.#clientCertificate` (`docs/format/configuration.md#5-api`); absent if both are. An empty
 * text counts as absent, with a warning. Throws a UserError for an invalid text, without quoting it.
 */
export function readTls(api: JsonObject, warn: Warn = () => undefined): TlsMaterial | undefined {
  const authorities = blocksOf(api, 'caCertificate', warn);
  const own = blocksOf(api, '#clientCertificate', warn);
  warnOfPlainKey(api, warn);
  if (authorities === undefined && own === undefined) return undefined;
  return {
    ...(authorities !== undefined && { ca: certificatesIn(authorities, 'caCertificate') }),
    ...(own !== undefined && readClientCertificate(own)),
  };
}

function blocksOf(api: JsonObject, key: string, warn: Warn): PemBlock[] | undefined {
  const value = getField(api, key);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw problem(key, `"${key}" must be a text in PEM form.`);
  if (value.trim() !== '') return pemBlocks(value);
  warn(`"${key}" is empty, so it has no effect. Give a certificate in PEM form, or leave the key out.`, `/api/${key}`);
  return undefined;
}

/** Warns of the key without `#`, which the platform checks and never uses. */
function warnOfPlainKey(api: JsonObject, warn: Warn): void {
  const value = getField(api, 'clientCertificate');
  if (value === undefined || value === null) return;
  if (typeof value !== 'string') throw problem('clientCertificate', '"clientCertificate" must be a text or null.');
  warn('"clientCertificate" has no effect. Write it as "#clientCertificate".', '/api/clientCertificate');
}

function readClientCertificate(blocks: PemBlock[]): TlsMaterial {
  const cert = certificatesIn(blocks, '#clientCertificate');
  const key = blocks.find(({ label }) => label.endsWith('PRIVATE KEY'))?.text;
  if (key === undefined) {
    throw problem(
      '#clientCertificate',
      '"#clientCertificate" needs the private key after the certificate, in the same text.',
    );
  }
  if (!isPrivateKey(key)) {
    const message =
      'The private key in "#clientCertificate" cannot be read: it is damaged, or protected by a pass phrase, which is not supported.';
    throw problem('#clientCertificate', message);
  }
  if (!isKeyOf(key, cert)) {
    throw problem('#clientCertificate', 'The private key in "#clientCertificate" belongs to another certificate.');
  }
  return { cert, key };
}

function certificatesIn(blocks: PemBlock[], key: string): string {
  const certificates = blocks.filter(({ label }) => label.endsWith('CERTIFICATE')).map(({ text }) => text);
  if (certificates.length === 0) {
    throw problem(
      key,
      `"${key}" contains no certificate. It must be in PEM form, with its first and last line ("-----BEGIN CERTIFICATE-----") and its line breaks, which JSON writes as \\n.`,
    );
  }
  const broken = certificates.findIndex((text) => !isCertificate(text));
  if (broken >= 0) throw problem(key, `Certificate ${broken + 1} of ${certificates.length} in "${key}" is damaged.`);
  return certificates.join('\n');
}

function problem(key: string, message: string): UserError {
  const code = key === 'caCertificate' ? 'tls.ca-certificate' : 'tls.client-certificate';
  return new UserError(code, message, { pointer: `/api/${key}` });
}

/** One block of a PEM text: its label, and its full text with both marker lines. */
interface PemBlock {
  label: string;
  text: string;
}

/** The blocks of a PEM text in order. Comments are allowed between them. */
function pemBlocks(pem: string): PemBlock[] {
  const blocks = pem.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----[^-]*(?:-(?!----)[^-]*)*-----END \1-----/g);
  return [...blocks].map(([text, label = '']) => ({ label, text }));
}
