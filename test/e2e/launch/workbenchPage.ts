import fs from 'node:fs';
import path from 'node:path';
import { vscodeHost } from './vscodeHost.ts';

export interface WorkbenchPage {
  /** Where everything is served, such as `127.0.0.1:8080`. */
  host: string;
  folder: { scheme: string; path: string };
  /** Paths on the host. */
  extensions: readonly string[];
  development: { extensions: readonly string[]; suite?: string };
  settings: Record<string, unknown>;
}

const workbench = path.join(path.dirname(vscodeHost.serverProgram), 'vs/code/browser/workbench');

/** The page of a workbench without a server; VS Code itself is at `/static`. */
export function workbenchPage({ host, folder, extensions, development, settings }: WorkbenchPage): string {
  const at = (location: string) => ({ scheme: 'http', authority: host, path: location });
  const configuration = {
    folderUri: folder,
    additionalBuiltinExtensions: extensions.map(at),
    developmentOptions: {
      extensions: development.extensions.map(at),
      ...(development.suite && { extensionTestsPath: at(development.suite), enableSmokeTestDriver: true }),
    },
    enableWorkspaceTrust: false,
    webviewEndpoint: `http://${host}/static/out/vs/workbench/contrib/webview/browser/pre/`,
    productConfiguration: { enableTelemetry: false },
    configurationDefaults: settings,
    // This build of VS Code asks for them.
    ...{
      userDataPath: '/',
      isEnabledFileDownloads: true,
      isEnabledFileUploads: true,
      isEnabledCoderGettingStarted: false,
    },
  };
  const values: Record<string, string> = {
    WORKBENCH_WEB_CONFIGURATION: JSON.stringify(configuration).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    WORKBENCH_WEB_BASE_URL: `http://${host}/static`,
    WORKBENCH_NLS_FALLBACK_URL: `http://${host}/static/out/nls.messages.js`,
  };
  return fs
    .readFileSync(path.join(workbench, 'workbench.html'), 'utf8')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * The program of the workbench, without what this build of VS Code adds to it: it always names a server, and keeps the
 * user's settings there. Throws where it is built differently.
 */
export function workbenchScript(): string {
  const changes: [from: string | RegExp, to: string][] = [
    ['remoteAuthority:location.host', 'remoteAuthority:void 0'],
    [/(\.userDataPath\)\.with\(\{scheme:\w+\.)vscodeRemote(\}\),"User"\))/, '$1vscodeUserData$2'],
  ];
  let code = fs.readFileSync(path.join(workbench, 'workbench.js'), 'utf8');
  for (const [from, to] of changes) {
    const changed = code.replace(from, to);
    if (changed === code) throw new Error(`This VS Code is built differently: ${from} is not in it.`);
    code = changed;
  }
  return code;
}
