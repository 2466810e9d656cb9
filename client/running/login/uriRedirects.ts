import type { Redirects } from '@pagewright/engine/login';
import * as vscode from 'vscode';

/** The path of the addresses that lead to a login. */
const path = '/login';

/**
 * The address of this editor for a login, as it is registered with an identity provider. `asExternalUri` would add the
 * window to it, and providers accept no address that they do not know.
 */
export function editorAddress(extensionId: string): string {
  return `${vscode.env.uriScheme}://${extensionId}${path}`;
}

/** Waits for the response of a login at the address of this editor. */
export function listenInEditor(uri: string): Redirects {
  let receive: (params: URLSearchParams) => void = () => undefined;
  const received = new Promise<URLSearchParams>((resolve) => {
    receive = resolve;
  });
  const handler = vscode.window.registerUriHandler({
    handleUri(called) {
      if (called.path === path) receive(paramsOf(called));
    },
  });
  return {
    uri,
    response: (signal) => Promise.race([received, untilAborted(signal)]),
    close: async () => void handler.dispose(),
  };
}

/** The parameters of an address, whose query VS Code has decoded: a plus there is one, and no space. */
function paramsOf({ query }: vscode.Uri): URLSearchParams {
  return new URLSearchParams(query.replaceAll('+', '%2B'));
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
