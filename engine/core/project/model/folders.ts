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
  for (let folder = file; folder.includes('/'); above.push(folder)) folder = folderOf(folder);
  return file.startsWith('/') || file.includes('://') ? above : [...above, ...(above.at(-1) === '' ? [] : [''])];
}
