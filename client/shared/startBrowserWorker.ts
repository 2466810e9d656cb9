import * as vscode from 'vscode';

/** The members of a worker of the browser that are in use. */
export interface BrowserWorker {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { message: string; preventDefault(): void }) => void): void;
  terminate(): void;
}

declare const Worker: new (address: string, options: { name: string }) => BrowserWorker;

const addresses = new Map<string, Promise<string>>();

/** Starts a program of `dist/browser/` in a worker. */
export async function startBrowserWorker(extensionUri: vscode.Uri, name: string): Promise<BrowserWorker> {
  const worker = new Worker(await programAddress(extensionUri, name), { name });
  // The caller listens too. Otherwise it would also count as an error of the whole extension host, even that of a
  // worker that is ended before its program is loaded.
  worker.addEventListener('error', (event) => event.preventDefault());
  return worker;
}

/** The address from which workers load a program of `dist/browser/`. */
export function programAddress(extensionUri: vscode.Uri, name: string): Promise<string> {
  const address = addresses.get(name) ?? makeAddress(extensionUri, name);
  addresses.set(name, address);
  return address;
}

/** A browser makes no worker from an address of another origin, where extensions often are. */
async function makeAddress(extensionUri: vscode.Uri, name: string): Promise<string> {
  const script = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'dist', 'browser', `${name}.js`));
  return URL.createObjectURL(new Blob([new Uint8Array(script)], { type: 'text/javascript' }));
}
