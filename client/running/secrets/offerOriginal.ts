import { ConfigDocument } from '@pagewright/engine/environments';
import type { Environments } from '../environments/environments.ts';
import type { ConfigurationText } from '../run/run.ts';
import type { OriginalSecrets } from './originalSecrets.ts';

/** Asks whether to use the secrets of a configuration's original in its chosen environment. Returns false on Escape. */
export async function offerOriginal(
  document: ConfigurationText,
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
