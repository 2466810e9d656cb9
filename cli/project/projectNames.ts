import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The names of configurations as somebody gives them: what is the path of a file or folder from here becomes one from
 * the folder of the project; ids and names stay as they are.
 */
export async function projectNames(given: readonly string[], folder: string): Promise<string[]> {
  return await Promise.all(given.map((name) => projectName(name, folder)));
}

export async function projectName(given: string, folder: string): Promise<string> {
  const isThere = await stat(given).then(
    () => true,
    () => false,
  );
  const within = path.relative(path.resolve(folder), path.resolve(given)).split(path.sep).join('/');
  return isThere && within !== '' && !within.startsWith('../') && !path.isAbsolute(within) ? within : given;
}
