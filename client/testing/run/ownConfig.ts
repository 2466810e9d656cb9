import { isFileError, readOrError } from '@pagewright/engine/files';
import { parsePlain } from '@pagewright/engine/json';
import type * as vscode from 'vscode';
import { expectFileOf } from '../files/testsPlaces.ts';

/** With what the configuration of a case runs, as far as a debug session needs it. */
export interface OwnConfig {
  environment?: string;
  values?: string;
  row?: string;
}

/** Reads the `config` of a case; empty for a file that cannot be read, which the run of the case says. */
export async function ownConfigOf(folder: vscode.Uri): Promise<OwnConfig> {
  const text = await readOrError(expectFileOf(folder).fsPath, 'settings');
  if (isFileError(text)) return {};
  const { environment, values, row } = configIn(text);
  return { ...textAt('environment', environment), ...textAt('values', values), ...textAt('row', row) };
}

function configIn(text: string): Record<string, unknown> {
  try {
    const { config } = parsePlain<{ config?: unknown }>(text) ?? {};
    return typeof config === 'object' && config !== null ? { ...config } : {};
  } catch {
    return {};
  }
}

function textAt<Key extends keyof OwnConfig>(key: Key, value: unknown): Pick<OwnConfig, Key> {
  return (typeof value === 'string' ? { [key]: value } : {}) as Pick<OwnConfig, Key>;
}
