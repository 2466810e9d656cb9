import path from 'node:path';

/**
 * The address of the workbench that shows a folder. Absolute paths in the payload (`extensionDevelopmentPath`,
 * `extensionTestsPath`) become addresses on this server, which is how the workbench wants them.
 */
export function workbenchUrl(port: number, folder: string, payload: Record<string, string> = {}): string {
  const authority = `127.0.0.1:${port}`;
  const url = new URL(`http://${authority}/`);
  url.searchParams.set('folder', folder);
  const entries = Object.entries(payload).map(([key, value]) => [
    key,
    path.isAbsolute(value) ? `vscode-remote://${authority}${value}` : value,
  ]);
  if (entries.length > 0) url.searchParams.set('payload', JSON.stringify(entries));
  return url.href;
}
