import { fileName, isUri } from './fileName.ts';

/**
 * The name of a configuration in lists, by the name of its file (`fileId`): the name of the file. In a tree all files
 * are called alike, so it is the folder of the configuration there, and of its row: `with-rows/users`.
 */
export function shownName(configFile: string): string {
  const name = fileName(configFile);
  if (name !== 'config.json' && name !== '_config.yml') return name;
  const folders = configFile.split(/[/\\]/).slice(0, -1);
  const own = folders.at(-2) === 'rows' ? folders.slice(-3).toSpliced(1, 1) : folders.slice(-1);
  const shown = own.map((folder) => (isUri(configFile) ? fileName(`uri:/${folder}`) : folder)).join('/');
  return shown === '' ? name : shown;
}
