import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface LockFile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>;
}

/** Packages that are published without their licence, and a package of the same authors with the same licence. */
const sameLicence = new Map([
  ['@lit-labs/ssr-dom-shim', 'lit-html'],
  ['@vscode/l10n', 'vscode-languageserver-types'],
]);

/**
 * Writes the licences of the bundled packages into one file, as these licences require. Throws where there is no text for
 * one of them.
 */
export async function writeNotices(root: string, file: string): Promise<void> {
  const lock: LockFile = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const bundled = Object.entries(lock.packages).filter(
    ([place, { dev, optional }]) => place !== '' && !dev && !optional,
  );
  const notices = await Promise.all(
    bundled.map(async ([place, { version = '', license = '' }]) => {
      const name = place.replace(/^.*node_modules\//, '');
      return `${name} ${version} (${license})\n\n${await licenceOf(root, place, name)}`;
    }),
  );
  await writeFile(file, `Pagewright contains the following packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`);
}

async function licenceOf(root: string, place: string, name: string): Promise<string> {
  const other = sameLicence.get(name);
  const text =
    (await readLicences(path.join(root, place))) ||
    (other === undefined ? '' : await readLicences(path.join(root, 'node_modules', other)));
  if (text === '') throw new Error(`"${place}" has no licence text. Packages that ship need one.`);
  return text;
}

/** A package may have more than one, such as for its code and for its images. */
async function readLicences(folder: string): Promise<string> {
  const files = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name),
  );
  const texts = await Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'utf8')));
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(/.$/s, '$&\n');
}
