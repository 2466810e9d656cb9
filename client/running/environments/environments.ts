import {
  applyEnvironment,
  type Environment,
  findEnvironment,
  isUserError,
  type SettingsFile,
  settingsFileName,
} from '@pagewright/engine/environments';
import * as vscode from 'vscode';
import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import { FileChoices } from '../../shared/fileChoices.ts';
import { fileId } from '../../shared/fileId.ts';
import type { FileMove } from '../../shared/fileMove.ts';
import { findUnsaved } from '../../shared/findUnsaved.ts';

/** Finds the nearest `.pagewright.json` of a configuration, within its workspace folder. Throws a UserError if it cannot be read. */
export type FindSettings = (configFile: string) => Promise<SettingsFile | undefined>;

/** The environments of configurations, and which one is chosen for each in this workspace. */
export class Environments {
  readonly #choices: FileChoices;
  readonly #findSettings: FindSettings;
  readonly #changed = new vscode.EventEmitter<void>();

  /** Fires when another environment is chosen, or one may have other content. */
  readonly onDidChange = this.#changed.event;

  constructor(memento: vscode.Memento, findSettings: FindSettings) {
    this.#choices = new FileChoices(memento, 'pagewright.environments');
    this.#findSettings = findSettings;
  }

  register(): vscode.Disposable {
    const changed = () => this.#changed.fire();
    const files = vscode.workspace.createFileSystemWatcher(`**/${settingsFileName}`);
    return vscode.Disposable.from(
      this.#choices.onDidChange(changed),
      files,
      files.onDidCreate(changed),
      files.onDidChange(changed),
      files.onDidDelete(changed),
      vscode.workspace.onDidChangeTextDocument(({ document }) => isSettings(document) && changed()),
      this.#changed,
    );
  }

  /** The name of the chosen environment; undefined for none. It may no longer exist. */
  chosen(configFile: string): string | undefined {
    return this.#choices.of(configFile);
  }

  async choose(configFile: string, name: string | undefined): Promise<void> {
    await this.#choices.choose(configFile, name);
  }

  /** Takes the choices along when their files move. */
  async move(move: FileMove): Promise<void> {
    await this.#choices.move(move);
  }

  /** The chosen environment. Throws a UserError if it no longer exists or cannot be used. */
  async of(configFile: string, name = this.chosen(configFile)): Promise<Environment | undefined> {
    return name === undefined ? undefined : findEnvironment(await this.settingsOf(configFile), name);
  }

  /** The text of a configuration in an environment, or the reason why that cannot be used. */
  async apply(configFile: string, text: string, name: string | undefined): Promise<string | { problem: string }> {
    if (name === undefined) return text;
    try {
      return applyEnvironment(text, await this.of(configFile, name));
    } catch (error) {
      if (isUserError(error)) return { problem: error.message };
      throw error;
    }
  }

  /** The nearest `.pagewright.json` of a configuration, with unsaved changes. */
  async settingsOf(configFile: string): Promise<SettingsFile | undefined> {
    const settings = await this.#findSettings(configFile);
    const unsaved = findUnsaved((uri) => fileId(uri) === settings?.path);
    return settings && { ...settings, text: unsaved?.getText() ?? settings.text };
  }
}

function isSettings({ uri }: vscode.TextDocument): boolean {
  return uri.path.endsWith(`/${settingsFileName}`);
}

/** The names of the chosen environments, for the language server, which reads the file itself. */
export function knownEnvironments(environments: Environments): KnownSource {
  return {
    of: async ({ uri }) => {
      const environment = environments.chosen(fileId(uri));
      return environment === undefined ? {} : { environment };
    },
    onDidChange: environments.onDidChange,
  };
}
