import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface LockFile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>;
}

/** Writes the licences of the bundled packages into one file, as these licences require. */
export async function writeNotices(root: string, file: string): Promise<void> {
  const lock: LockFile = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const bundled = Object.entries(lock.packages).filter(
    ([place, { dev, optional }]) => place !== '' && !dev && !optional,
  );
  const notices = await Promise.all(
    bundled.map(async ([place, { version = '', license = '' }]) => {
      const name = place.replace(/^.*node_modules\//, '');
      return `${name} ${version} (${license})\n\n${await readLicence(path.join(root, place))}`;
    }),
  );
  await writeFile(file, `Pagewright contains the following packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`);
}

async function readLicence(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  return name === undefined ? '' : await readFile(path.join(folder, name), 'utf8');
}
