/**
 * The URIs of the folders that contain a file, nearest first, each with a trailing slash: up to the innermost workspace
 * folder around the file, or up to the root if it is in none. An unsaved document is in no folder.
 */
export function foldersAround(fileUri: string, workspaceFolders: readonly string[]): string[] {
  const [root, path] = /^((?!untitled:)[a-z][a-z\d+.-]*:(?:\/\/[^/]*)?\/)(.*)$/i.exec(fileUri)?.slice(1) ?? [];
  if (root === undefined || path === undefined) return [];
  const names = path.split('/').slice(0, -1);
  const folders = [...names.keys(), names.length].map(
    (depth) =>
      root +
      names
        .slice(0, depth)
        .map((name) => `${name}/`)
        .join(''),
  );
  const ends = new Set(workspaceFolders.map((folder) => `${folder.replace(/\/$/, '')}/`));
  return folders
    .slice(
      Math.max(
        0,
        folders.findLastIndex((folder) => ends.has(folder)),
      ),
    )
    .toReversed();
}
