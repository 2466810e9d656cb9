import type { ConfigDocument } from '@pagewright/engine/environments';
import { findUnfilledSecrets, secretVariable } from '@pagewright/engine/secrets';

/** A warning for each empty secret that a run sends as it is, as the platform does. */
export function unfilledWarnings(document: ConfigDocument, secrets: Readonly<Record<string, string>>): string[] {
  return findUnfilledSecrets(document, secrets).map(
    ({ name }) =>
      `The secret "${name}" is empty, and is used so. Give its value in ${secretVariable(name)} or in a file with --secrets; an empty text there says that it is meant.`,
  );
}
