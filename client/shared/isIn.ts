import type * as vscode from 'vscode';

type Place = Pick<vscode.Uri, 'scheme' | 'authority' | 'path'>;

/** Whether a file or folder is the folder, or lies in it. */
export function isIn(folder: Place, { scheme, authority, path }: Place): boolean {
  if (scheme !== folder.scheme || authority !== folder.authority) return false;
  const around = plain(folder.path).replace(/\/?$/, '/');
  return `${plain(path)}/`.startsWith(around);
}

/** The path with the drive of Windows in lower case, however it was named. */
function plain(path: string): string {
  return path.replace(/^\/[A-Z]:/, (drive) => drive.toLowerCase());
}
