import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BundledPackage, bundledPackages } from './bundledPackages.ts';
import { type CarriedPackage, carriedPackages } from './carriedPackages.ts';

/** Packages that are published without their licence, and a package of the same authors with an equal licence. */
const sameLicence = new Map([['@vscode/l10n', 'vscode-languageserver-types']]);

/** The licences, by name, of packages that are not installed but bundled in others. */
const keptLicences = path.join(import.meta.dirname, '..', 'licences');

/**
 * Writes the licences of the bundled packages into one file, as these licences require: of each package that the
 * bundler has read, and of those inside their files. `inputs` are the files that the bundler has read. Throws if a
 * licence is missing.
 */
export async function writeNotices(root: string, file: string, inputs: Iterable<string>): Promise<void> {
  const packages = bundledPackages(inputs);
  const own = await Promise.all(packages.map((each) => noticeOf(root, each)));
  const carried = (await Promise.all(packages.map((each) => carriedPackages(root, each)))).flat();
  const others = await Promise.all(carried.map((each) => noticeOfCarried(root, each)));
  const notices = [...own, ...others].join(`\n${'-'.repeat(80)}\n\n`);
  await writeFile(file, `Pagewright contains the following packages.\n\n${notices}`);
}

async function noticeOf(root: string, { folder, name, files }: BundledPackage): Promise<string> {
  const manifest = await readFile(path.join(root, folder, 'package.json'), 'utf8');
  const { version = '', license }: { version?: string; license?: unknown } = JSON.parse(manifest);
  const kind = typeof license === 'string' ? ` (${license})` : '';
  return `${name} ${version}${kind}\n\n${await licenceOf(root, { folder, name, files })}`;
}

async function noticeOfCarried(root: string, { name, version, by }: CarriedPackage): Promise<string> {
  const text = (await readLicences(path.join(root, 'node_modules', name))) || (await keptLicence(name));
  if (text === '') {
    const kept = path.join(keptLicences, `${name}.txt`);
    throw new Error(`"${by}" carries "${name}", which has no licence text. Put it into "${kept}".`);
  }
  return `${name}${version === undefined ? '' : ` ${version}`}, in ${by}\n\n${text}`;
}

async function licenceOf(root: string, { folder, name, files }: BundledPackage): Promise<string> {
  const other = sameLicence.get(name);
  const own = await readLicences(path.join(root, folder));
  const text = own || (other === undefined ? '' : await readLicences(path.join(root, 'node_modules', other)));
  if (text === '') throw new Error(`"${folder}" has no licence text. Packages that ship need one.`);
  const within = await Promise.all(foldersWithin(folder, files).map((each) => readLicences(path.join(root, each))));
  return [text, ...within].filter((each) => each !== '').join('\n');
}

/** The subfolders of a package that have files of it: some have a separate licence. */
function foldersWithin(folder: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files)
    for (let at = path.posix.dirname(file); at.length > folder.length; at = path.posix.dirname(at)) found.add(at);
  return [...found].sort();
}

async function keptLicence(name: string): Promise<string> {
  return asWritten([await readFile(path.join(keptLicences, `${name}.txt`), 'utf8').catch(() => '')]);
}

/** The licences of a package, which may have several, such as for its code and for its images, and its notices. */
async function readLicences(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter(
    (entry) => entry.isFile() && /^(licen[cs]e|copying|notice|third.?party|.*\.licen[cs]e\.txt$)/i.test(entry.name),
  );
  return asWritten(await Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'utf8'))));
}

function asWritten(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(/.$/s, '$&\n');
}
