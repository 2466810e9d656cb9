import { ConfigDocument } from '@pagewright/engine/environments';
import type * as vscode from 'vscode';
import type { Environments } from '../environments/environments.ts';
import type { OriginalSecrets } from './originalSecrets.ts';

/** Asks whether to use the secrets of a configuration's original in its chosen environment. Returns false on Escape. */
export async function offerOriginal(
  document: vscode.TextDocument,
  environments: Environments,
  originals: OriginalSecrets,
): Promise<boolean> {
  const { fileName: configFile } = document;
  const [text, environment] = [document.getText(), environments.chosen(configFile)];
  const applied = await environments.apply(configFile, text, environment);
  // An environment that cannot be used sends nothing anywhere, and a run says why.
  if (typeof applied !== 'string') return true;
  return await originals.offer({ configFile, text, environment }, ConfigDocument.of(applied));
}
