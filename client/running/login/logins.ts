import path from 'node:path';
import type { ConfigDocument } from '@pagewright/engine/environments';
import { isUserError } from '@pagewright/engine/errors';
import { pathFromSettings } from '@pagewright/engine/files';
import type { LoginBrowser, TokenKeeper } from '@pagewright/engine/login';
import {
  findLoginUse,
  isUsable,
  type LoginClient,
  type LoginTokens,
  loginClientOf,
  ownerOf,
  type RenewTokens,
  type RunLogin,
  responseNow,
} from '@pagewright/engine/logins';
import * as vscode from 'vscode';
import { cancellable } from '../../shared/cancellable.ts';
import { withProgress } from '../../shared/messages.ts';
import { shownName } from '../../shared/shownName.ts';
import { signalOf } from '../../shared/signalOf.ts';
import type { Environments } from '../environments/environments.ts';
import { readNetwork } from '../network/readNetwork.ts';
import { loginName, type SecretOwner, type SecretStore, secretOwner } from '../secrets/secretStore.ts';
import { loginStore } from './loginStore.ts';
import { editorAddress, listenInEditor } from './uriRedirects.ts';

/** A configuration, as it is run. */
export interface LoginPlace {
  document: ConfigDocument;
  configFile: string;
  environment: string | undefined;
}

/** The part of a login for a run, and a way to get other tokens. */
export interface OpenLogin {
  login: RunLogin;
  renewTokens: RenewTokens;
}

/** The logins of configurations, each with its tokens in the secret store. */
export class Logins {
  readonly #secrets: SecretStore;
  readonly #environments: Environments;
  readonly #context: Pick<vscode.ExtensionContext, 'extension' | 'globalStorageUri'>;
  readonly #keepers = new Map<string, TokenKeeper>();

  constructor(
    secrets: SecretStore,
    environments: Environments,
    context: Pick<vscode.ExtensionContext, 'extension' | 'globalStorageUri'>,
  ) {
    this.#secrets = secrets;
    this.#environments = environments;
    this.#context = context;
  }

  /** The client that logs in for a configuration. Throws a UserError if `.pagewright.json` names none. */
  async clientFor({ document, configFile, environment }: LoginPlace): Promise<LoginClient> {
    const settings = await this.#environments.settingsOf(configFile);
    const configPath = settings === undefined ? path.basename(configFile) : pathFromSettings(settings, configFile);
    const secrets = await this.#secrets.values(secretOwner(configFile, environment));
    return loginClientOf({ document, settings, configPath, environment, secrets });
  }

  /** Whether a run of a configuration takes a login: it is set up, or there is one. */
  async isFor(place: LoginPlace): Promise<boolean> {
    if (findLoginUse(place.document) === undefined) return false;
    return await this.clientFor(place).then(
      () => true,
      (error: unknown) => isUserError(error) && error.code !== 'login.no-settings',
    );
  }

  /** Whether somebody has logged in, or may have to again. */
  async hasTokens({ configFile, environment }: LoginPlace): Promise<boolean> {
    return (await this.#secrets.value(secretOwner(configFile, environment), loginName)) !== undefined;
  }

  /** The address to which the browser returns from a login. */
  redirectOf({ settings }: LoginClient): string {
    return settings.redirectUri ?? this.editorAddress;
  }

  get editorAddress(): string {
    return editorAddress(this.#context.extension.id);
  }

  /** Logs in in the browser, and keeps the tokens. Throws a UserError, or the signal's reason. */
  async logIn({ configFile, environment }: LoginPlace, client: LoginClient, signal: AbortSignal): Promise<void> {
    const { listenOnLoopback, logInWith } = await import('@pagewright/engine/login');
    const uri = this.redirectOf(client);
    const redirects = client.settings.redirectUri === undefined ? listenInEditor(uri) : await listenOnLoopback(uri);
    const browser: LoginBrowser = { redirects, open: openInBrowser };
    try {
      const tokens = await logInWith(client, browser, readNetwork(), signal);
      await this.#storeOf(secretOwner(configFile, environment)).write(tokens);
    } finally {
      await redirects.close();
    }
  }

  /**
   * The tokens for a run, refreshed if they end soon. Throws a UserError if the user has to log in again, and a
   * CancellationError if the user does not wait.
   */
  async open(place: LoginPlace): Promise<OpenLogin> {
    const client = await this.clientFor(place);
    const owner = secretOwner(place.configFile, place.environment);
    const kept = await this.#usable(owner, client);
    const refreshing = cancellable(`Refreshing the login of ${shownName(place.configFile)}`);
    const refresh = async (signal: AbortSignal) => (await this.#keeperOf(owner, client)).current(signal);
    const tokens = kept ?? (await withProgress(refreshing, (_, token) => refresh(signalOf(token))));
    const { clientId, clientSecret } = client;
    const login = { tokens: responseNow(tokens, Date.now()), tokenEndpoint: tokens.tokenEndpoint };
    return {
      login: { ...login, clientId, clientSecret },
      renewTokens: async (rejected, signal) => {
        const now = await this.#usable(owner, client, rejected);
        const renewed = now ?? (await (await this.#keeperOf(owner, client)).current(signal, rejected));
        return responseNow(renewed, Date.now());
      },
    };
  }

  /** The tokens of the store, if they may be used: most runs find such, and load no library. */
  async #usable(owner: SecretOwner, client: LoginClient, rejected?: string): Promise<LoginTokens | undefined> {
    const kept = await this.#storeOf(owner).read();
    return kept?.owner === ownerOf(client) && isUsable(kept, Date.now(), rejected) ? kept : undefined;
  }

  /** The one keeper of a client in this window: two would refresh at once. */
  async #keeperOf(owner: SecretOwner, client: LoginClient): Promise<TokenKeeper> {
    const key = JSON.stringify([owner, client]);
    const { keepTokens } = await import('@pagewright/engine/login');
    const keeper = this.#keepers.get(key) ?? keepTokens(client, this.#storeOf(owner), readNetwork());
    this.#keepers.set(key, keeper);
    return keeper;
  }

  #storeOf(owner: SecretOwner) {
    return loginStore(this.#secrets, owner, path.join(this.#context.globalStorageUri.fsPath, 'logins'));
  }
}

/** Opens an address as a text, because VS Code loses some of the escapes in a `Uri`. */
async function openInBrowser({ href }: URL): Promise<void> {
  await vscode.env.openExternal(href as unknown as vscode.Uri);
}
