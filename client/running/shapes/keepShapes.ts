import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { shapesFileOf } from '../../../engine/places.ts';
import type { Session } from '../../session.ts';
import { readSettings } from '../../shared/settings.ts';
import type { EditorRun } from '../start/editorRun.ts';

/** Writes what a run that was done learned of the responses beside the configuration, as the setting says: always, or when asked. */
export async function keepShapes(session: Session, run: EditorRun, learned: string): Promise<void> {
  const file = shapesFileOf(run.configFile);
  if (!(await isAllowed(session, run, file))) return;
  try {
    await fs.writeFile(file, learned);
    session.log.info(`The shapes of the responses are in "${file}".`);
  } catch (error) {
    session.log.warn(`The shapes of the responses could not be written: ${String(error)}`);
  }
}

async function isAllowed(session: Session, run: EditorRun, file: string): Promise<boolean> {
  const setting = readSettings(vscode.Uri.file(run.configFile)).writeShapes;
  if (setting !== 'ask') return setting === 'always';
  if (session.askedForShapes.has(file)) return false;
  session.askedForShapes.add(file);
  return await ask(path.basename(file));
}

async function ask(name: string): Promise<boolean> {
  const [write, always, never] = ['Write', 'Always', 'Never'];
  const text = `Write "${name}" beside the configuration? It holds the keys and types of the responses, no values; paths are then checked against them.`;
  const choice = await vscode.window.showInformationMessage(text, write, always, never);
  if (choice === always || choice === never) {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('shapes.write', choice.toLowerCase(), vscode.ConfigurationTarget.Global);
  }
  return choice === write || choice === always;
}
