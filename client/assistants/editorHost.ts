import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigDocument } from '@pagewright/engine/environments';
import type { HostQuestions, ToolWork } from '@pagewright/tools/threadMessages';
import type { KnownRun } from '@pagewright/tools/toolbox';
import * as vscode from 'vscode';
import { readNetwork } from '../running/network/readNetwork.ts';
import type { SampleApi } from '../running/sampleApi/sampleApi.ts';
import { collectSecrets } from '../running/secrets/collectSecrets.ts';
import { type SecretStore, secretOwner } from '../running/secrets/secretStore.ts';
import type { LearnedShapes } from '../running/shapes/learnedShapes.ts';
import type { DiskRunStore } from '../runs/history/diskRunStore.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';

/** The services of the features that the tools build on. */
export interface EditorParts {
  secrets: SecretStore;
  history: RunHistory;
  store: DiskRunStore;
  learned: LearnedShapes;
  sampleApi: SampleApi;
  /** The token of a project on a stack that the user has connected to. */
  tokenFor: HostQuestions['tokenFor'];
}

type EditorContext = Pick<vscode.ExtensionContext, 'asAbsolutePath' | 'storageUri' | 'globalStorageUri'>;

/** Gives the tools the open folders and texts, the secret store and the history of the editor. */
export class EditorHost {
  readonly #context: EditorContext;
  readonly #parts: EditorParts;
  #session: Promise<string> | undefined;

  constructor(context: EditorContext, parts: EditorParts) {
    this.#context = context;
    this.#parts = parts;
  }

  /** The data that a thread gets at its start. */
  async data(): Promise<Omit<ToolWork['host'], 'consent'>> {
    const { textDocuments, workspaceFolders = [] } = vscode.workspace;
    const isLocal = ({ uri }: { uri: vscode.Uri }) => uri.scheme === 'file';
    const unsaved = textDocuments.filter((document) => document.isDirty && isLocal(document));
    const inDist = (...names: string[]) => this.#context.asAbsolutePath(path.join(...names));
    this.#session ??= this.#openSession();
    return {
      folders: workspaceFolders.filter(isLocal).map(({ uri }) => uri.fsPath),
      assets: { schemas: inDist('dist', 'schemas'), docs: inDist('docs') },
      session: await this.#session,
      secrets: await this.#parts.secrets.allValues(),
      unsaved: Object.fromEntries(unsaved.map((document) => [document.uri.fsPath, document.getText()])),
      network: readNetwork(),
    };
  }

  /** Answers a thread while a tool runs; starts the sample API for a tool that is about to send requests. */
  questions(sends: boolean): HostQuestions {
    const { secrets, learned, sampleApi, tokenFor } = this.#parts;
    return {
      secretsFor: async (configText, file, environment) => {
        if (sends) await sampleApi.startFor(configText);
        const collected = await collectSecrets(
          secrets,
          secretOwner(file, environment),
          ConfigDocument.of(configText),
          undefined,
        );
        return 'secrets' in collected ? collected.secrets : {};
      },
      lastRun: (configFile) => lastRun(this.#parts, configFile),
      shapesOf: (configFile) => learned.prepare(configFile),
      tokenFor,
    };
  }

  /** Reports a trial, which may have learned something. */
  learned(): void {
    this.#parts.learned.changed();
  }

  /** Opens a session for the trials and deletes what those of an earlier window left. */
  async #openSession(): Promise<string> {
    const { storageUri, globalStorageUri } = this.#context;
    const folder = path.join((storageUri ?? globalStorageUri).fsPath, 'assistants');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
}

async function lastRun({ history, store }: EditorParts, configFile: string): Promise<KnownRun | undefined> {
  const run = (await history.all()).find((each) => each.configFile === configFile && each.report !== undefined);
  if (run?.report === undefined) return undefined;
  const firstPages = run.jobs.flatMap(({ name, requests }): [string, number][] => {
    const request = requests.find(({ page }) => page?.page === 1);
    return request === undefined ? [] : [[name, request.number]];
  });
  return { report: run.report, kept: store.exchangesOf(run.id), firstPages: Object.fromEntries(firstPages) };
}
