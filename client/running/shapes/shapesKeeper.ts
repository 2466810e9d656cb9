import path from 'node:path';
import * as vscode from 'vscode';
import { shapesFileOf } from '../../../engine/places.ts';
import { writeWhole } from '../../shared/writeWhole.ts';
import { readRunSettings } from '../run/runSettings.ts';

/** Writes the response shapes that runs learned beside their configurations, as the setting says: always, or after asking. */
export class ShapesKeeper {
  readonly #log: vscode.LogOutputChannel;
  /** The files that the user was already asked about in this window. */
  readonly #asked = new Set<string>();

  constructor(log: vscode.LogOutputChannel) {
    this.#log = log;
  }

  async keep(configFile: string, learned: string): Promise<void> {
    const file = shapesFileOf(configFile);
    if (!(await this.#isAllowed(configFile, file))) return;
    try {
      await writeWhole(file, learned);
      this.#log.info(`The response shapes were written to "${file}".`);
    } catch (error) {
      this.#log.warn(`The response shapes could not be written: ${String(error)}`);
    }
  }

  async #isAllowed(configFile: string, file: string): Promise<boolean> {
    const setting = readRunSettings(configFile).writeShapes;
    if (setting !== 'ask') return setting === 'always';
    if (this.#asked.has(file)) return false;
    this.#asked.add(file);
    return await ask(path.basename(file));
  }
}

async function ask(name: string): Promise<boolean> {
  const [write, always, never] = ['Write', 'Always', 'Never'];
  const text = `Write "${name}" next to the configuration? It contains the keys and types of the responses, but no values, and lets the editor check paths against them.`;
  const choice = await vscode.window.showInformationMessage(text, write, always, never);
  if (choice === always || choice === never) {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('shapes.write', choice.toLowerCase(), vscode.ConfigurationTarget.Global);
  }
  return choice === write || choice === always;
}
