import { existsSync } from 'node:fs';
import path from 'node:path';
import { shapesFileOf } from '@pagewright/engine/places';
import { writeShapesFile } from '@pagewright/engine/shapes';
import * as vscode from 'vscode';
import { type FileMove, moveKeys } from '../../shared/fileMove.ts';
import { readRunSettings } from '../run/runSettings.ts';
import type { LearnedShapes } from './learnedShapes.ts';

/** The user's reply about the file next to a configuration; an earlier version kept also that there was none. */
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

  /** The name of the file, while it is open if runs write it: the setting is to ask, and shapes are known. */
  async askedFile(configFile: string): Promise<string | undefined> {
    const { writeShapes } = readRunSettings(configFile);
    if (writeShapes !== 'ask' || this.fileFor(configFile) !== undefined) return undefined;
    return (await this.#learned.has(configFile)) ? path.basename(shapesFileOf(configFile)) : undefined;
  }

  /** Answers with the setting that no run writes such a file. */
  async decline(): Promise<void> {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('shapes.write', 'never', vscode.ConfigurationTarget.Global);
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
    await this.#remember(configFile);
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

  async #remember(configFile: string): Promise<void> {
    await this.#state.update(answersKey, { ...this.#answers(), [configFile]: 'write' });
  }
}
