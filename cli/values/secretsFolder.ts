import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileError, readForeignText } from '@pagewright/engine/files';
import { secretVariable } from '@pagewright/engine/secrets';

/** Whether the secrets are in a folder, with a file for each. */
export async function isSecretsFolder(file: string): Promise<boolean> {
  return await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/**
 * The secrets of these names from the files of a folder, as Kubernetes and Docker mount them, and the names of the
 * other files. Throws a FileError if one cannot be read.
 */
export async function readSecretsFolder(
  folder: string,
  names: readonly string[],
): Promise<{ values: Record<string, string>; others: string[] }> {
  const files = await filesOf(folder);
  const found = names.flatMap((name) => {
    const file = spellingsOf(name).find((spelling) => files.includes(spelling));
    return file === undefined ? [] : [{ name, file }];
  });
  const values = await Promise.all(
    found.map(async ({ name, file }) => [name, await readSecret(path.join(folder, file))] as const),
  );
  const used = new Set(found.map(({ file }) => file));
  return { values: Object.fromEntries(values), others: files.filter((file) => !used.has(file)) };
}

/** The files of a folder without those that begin with a dot: Kubernetes keeps the versions of its secrets there. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new FileError(folder, 'its files cannot be listed', { cause });
  });
  return names.filter((name) => !name.startsWith('.'));
}

/** The spellings of a name as a file. Kubernetes allows no `#` in a file name, and no file name may have a `/`. */
function spellingsOf(name: string): string[] {
  return [name, name.replaceAll('#', ''), secretVariable(name)];
}

/** Reads a secret without the line end that editors and `echo` add. */
async function readSecret(file: string): Promise<string> {
  return (await readForeignText(file, 'secrets')).replace(/\r?\n$/, '');
}
