import * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { replaced } from './replaced.ts';
import { withWindow } from './withWindow.ts';

/**
 * Plays the browser of a user while something is done: follows the address that the extension opens up to the one that
 * leads back, and calls the extension with that. Returns the addresses that were opened.
 */
export async function loggingIn(
  work: () => PromiseLike<unknown>,
  change: (address: URL) => void = () => undefined,
): Promise<URL[]> {
  const opened: URL[] = [];
  let handler: vscode.UriHandler | undefined;
  const registerUriHandler = (registered: vscode.UriHandler) => {
    handler = registered;
    return new vscode.Disposable(() => undefined);
  };
  const openExternal = async (address: unknown) => {
    opened.push(new URL(String(address)));
    const { headers } = await fetch(String(address), { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    change(back);
    void handler?.handleUri(vscode.Uri.parse(back.href));
    return true;
  };
  const { env } = apiOfExtension() as unknown as { env: object };
  await replaced(env, { openExternal: { value: openExternal, writable: true } }, () =>
    withWindow({ registerUriHandler }, work),
  );
  return opened;
}
