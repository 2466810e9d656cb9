import path from 'node:path';
import type { ConfigDocument } from '@pagewright/engine/environments';
import { pathFromSettings, readNearestSettings } from '@pagewright/engine/files';
import {
  type LoginClient,
  type LoginTokens,
  loginClientOf,
  type RenewTokens,
  type RunLogin,
  responseNow,
} from '@pagewright/engine/logins';
import { type GivenPath, shownPath } from '@pagewright/engine/text/shownPath';
import { plainText } from '../printing/plainText.ts';
import { openBrowser } from './openBrowser.ts';

/** The configuration that somebody logs in for. */
export interface LoginPlace {
  document: ConfigDocument;
  configFile: GivenPath;
  environment: string | undefined;
  secrets: Readonly<Record<string, string>>;
}

/** A login of this process: its client, and what a run has of it. */
export interface OpenLogin {
  client: LoginClient;
  tokens: LoginTokens;
  login: RunLogin;
  renewTokens: RenewTokens;
}

/**
 * Logs in for one process, which keeps the tokens in its memory only. Prints the address to standard error, and opens
 * it in the browser. Ends with the process at a signal. Throws a UserError.
 */
export async function logInOnce({ document, configFile, environment, secrets }: LoginPlace): Promise<OpenLogin> {
  const settings = await readNearestSettings(configFile);
  const configPath = settings ? pathFromSettings(settings, configFile) : path.basename(shownPath(configFile).shownAs);
  const client = loginClientOf({ document, settings, configPath, environment, secrets });
  const { keepTokens, listenOnLoopback, logInWith } = await import('@pagewright/engine/login');
  const redirects = await listenOnLoopback(client.settings.redirectUri);
  const { signal } = new AbortController();
  let tokens: LoginTokens;
  try {
    tokens = await logInWith(client, { redirects, open: showAddress }, {}, signal);
  } finally {
    await redirects.close();
  }
  const store = memoryStore(tokens);
  const keeper = keepTokens(client, store, {});
  const { clientId, clientSecret } = client;
  const login = { tokens: tokens.response, tokenEndpoint: tokens.tokenEndpoint, clientId, clientSecret };
  return {
    client,
    tokens,
    login,
    renewTokens: async (rejected, signal) => responseNow(await keeper.current(signal, rejected), Date.now()),
  };
}

async function showAddress(address: URL): Promise<void> {
  console.error(plainText(`Log in at ${address.href}`));
  openBrowser(address);
}

function memoryStore(first: LoginTokens) {
  let kept = first;
  return {
    read: async () => kept,
    write: async (tokens: LoginTokens) => {
      kept = tokens;
    },
    alone: <Result>(work: () => Promise<Result>) => work(),
  };
}
