/** The folder of a file or folder; empty for a name without one. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path of something in a folder. */
export function pathIn(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** The folders above a file, the nearest first; the last one is empty for a relative path. */
export function foldersAbove(file: string): string[] {
  const above: string[] = [];
  for (let folder = folderOf(file); isFolder(folder); folder = folderOf(folder)) above.push(folder);
  return /^\/|:\//.test(file) ? above : [...above, ''];
}

/** Whether a path is a folder, and not the beginning of all of them, as in `/a`, `C:/a` and `file:///a`. */
function isFolder(path: string): boolean {
  return path !== '' && !path.endsWith('/') && !path.endsWith(':');
}
