import { existsSync } from 'node:fs';
import path from 'node:path';
import { shapesFileOf } from '@pagewright/engine/places';
import { writeShapesFile } from '@pagewright/engine/shapes';
import * as vscode from 'vscode';
import { type FileMove, moveKeys } from '../../shared/fileMove.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { readRunSettings } from '../run/runSettings.ts';
import type { LearnedShapes } from './learnedShapes.ts';

/** The user's reply about the file next to a configuration: nothing, when asked, or to write it. */
type Answer = 'none' | 'write';

const answersKey = 'pagewright.shapes.answers';

/** Decides whether runs also write the response shapes next to their configuration, and writes the known ones. */
export class ShapesKeeper {
  readonly #learned: LearnedShapes;
  readonly #state: vscode.Memento;

  constructor(learned: LearnedShapes, state: vscode.Memento) {
    this.#learned = learned;
    this.#state = state;
  }

  /** The file next to a configuration, if runs keep it up to date: by the setting, or once the user asked for it. */
  fileFor(configFile: string): string | undefined {
    const file = shapesFileOf(configFile);
    const { writeShapes } = readRunSettings(configFile);
    if (writeShapes !== 'ask') return writeShapes === 'always' ? file : undefined;
    return this.#answer(configFile) === 'write' || existsSync(file) ? file : undefined;
  }

  /** Asks after a whole run, once for each configuration, whether to write the file. */
  async ask(configFile: string): Promise<void> {
    const isOpen = readRunSettings(configFile).writeShapes === 'ask' && this.fileFor(configFile) === undefined;
    if (!isOpen || this.#answer(configFile) !== undefined) return;
    if ((await this.#learned.read(configFile)) === undefined) return;
    await this.#remember(configFile, 'none');
    if (await ask(path.basename(shapesFileOf(configFile)))) await this.write(configFile);
  }

  /** Writes the file with the known shapes, and lets later runs extend it. Returns whether any are known. */
  async write(configFile: string): Promise<boolean> {
    const learned = await this.#learned.read(configFile);
    if (learned === undefined) return false;
    const { followLinks } = readRunSettings(configFile);
    await writeShapesFile(shapesFileOf(configFile), learned, {
      sawAll: false,
      linksWithin: followLinks ? undefined : [path.dirname(configFile)],
    });
    await this.#remember(configFile, 'write');
    return true;
  }

  /** Takes the replies along when their configurations move. */
  async move(move: FileMove): Promise<void> {
    await this.#state.update(answersKey, moveKeys(this.#answers(), move));
  }

  #answer(configFile: string): Answer | undefined {
    return this.#answers()[configFile];
  }

  #answers(): Readonly<Record<string, Answer>> {
    return this.#state.get(answersKey, {});
  }

  async #remember(configFile: string, answer: Answer): Promise<void> {
    await this.#state.update(answersKey, { ...this.#answers(), [configFile]: answer });
  }
}

async function ask(name: string): Promise<boolean> {
  const [write, always, never] = ['Write', 'Always', 'Never'];
  const text = `Write "${name}" next to the configuration, for others and for the command line? It contains the keys and types of the responses, but no values.`;
  const choice = await showInformationMessage(text, write, always, never);
  if (choice === always || choice === never) {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('shapes.write', choice.toLowerCase(), vscode.ConfigurationTarget.Global);
  }
  return choice === write || choice === always;
}
