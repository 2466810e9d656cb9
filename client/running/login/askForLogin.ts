import type { ConfigDocument } from '@pagewright/engine/environments';
import { clientIn, type LoginSettings, readLoginSettings } from '@pagewright/engine/logins';
import * as vscode from 'vscode';
import { showList } from '../../shared/showList.ts';

/** The replies of the user about a login. */
export interface AskedLogin {
  settings: LoginSettings;
  /** Empty: the client has none, or it is known. */
  clientSecret: string;
}

const of = 4;

/**
 * Asks where to log in, step by step, with proposals from the configuration. Undefined if the user leaves. Nothing is
 * sent: the provider is first asked once its address is known.
 */
export async function askForLogin(document: ConfigDocument, editorAddress: string): Promise<AskedLogin | undefined> {
  const known = clientIn(document);
  const issuer = await ask(1, 'Address of the identity provider, whose .well-known document names its endpoints', {
    value: originOf(document),
    placeHolder: 'https://login.example.com',
    validateInput: (text) => faultOf({ issuer: text, clientId: 'x' }),
  });
  if (issuer === undefined) return undefined;
  const clientId = await ask(2, 'Client ID, as the identity provider names this client', {
    value: known.clientId ?? '',
    validateInput: (text) => (text === '' ? 'Enter the ID, or press Escape.' : undefined),
  });
  if (clientId === undefined) return undefined;
  const scope = await ask(3, 'Scopes, separated by spaces; for a refresh token often "offline_access"', {
    placeHolder: 'none',
  });
  if (scope === undefined) return undefined;
  const redirect = await askForRedirect(editorAddress);
  if (redirect === undefined) return undefined;
  const clientSecret = known.clientSecret === undefined ? await askForClientSecret() : '';
  if (clientSecret === undefined) return undefined;
  const settings = { issuer, clientId, ...(scope !== '' && { scope }), ...redirect };
  return { settings, clientSecret };
}

async function ask(step: number, prompt: string, options: vscode.InputBoxOptions): Promise<string | undefined> {
  const title = `Log In (${step} of ${of})`;
  return (await vscode.window.showInputBox({ title, prompt, ignoreFocusOut: true, ...options }))?.trim();
}

const loopback = 'http://127.0.0.1/callback';

/** The address to which the browser returns, which the user registers with the provider. */
async function askForRedirect(editorAddress: string): Promise<Pick<LoginSettings, 'redirectUri'> | undefined> {
  const items = [
    { label: editorAddress, detail: 'This editor. Register this address with the identity provider.', settings: {} },
    {
      label: loopback,
      detail: 'This machine, with any port. For the command line too, and for providers that accept no other scheme.',
      settings: { redirectUri: loopback },
    },
  ];
  // A browser that has the window itself comes back to a server of this machine only.
  if (vscode.env.uiKind === vscode.UIKind.Web) items.reverse();
  const title = `Log In (${of} of ${of})`;
  const placeHolder = 'Address to which the browser returns';
  return (await showList(items, { title, placeHolder }))?.settings;
}

async function askForClientSecret(): Promise<string | undefined> {
  return await vscode.window.showInputBox({
    title: 'Secret "#appSecret"',
    prompt: "Secret of the client. Leave it empty if the client has none. It is kept in VS Code's secret store.",
    password: true,
    ignoreFocusOut: true,
  });
}

/** Why settings cannot be used, as the file would say it. */
function faultOf(settings: LoginSettings): string | undefined {
  try {
    readLoginSettings({ path: '', shownAs: '', text: JSON.stringify({ logins: { it: settings } }) }, 'it');
    return undefined;
  } catch {
    return 'Enter an https address, or an http address on this machine.';
  }
}

/** The origin of the API, where its identity provider may be. */
function originOf({ value }: ConfigDocument): string {
  const text = JSON.stringify(value ?? null);
  const [, base = ''] = /"baseUrl":"([^"]+)"/.exec(text) ?? [];
  return URL.canParse(base) ? new URL(base).origin : '';
}
