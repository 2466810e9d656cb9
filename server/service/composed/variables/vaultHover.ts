import type { UsedVariable } from '@pagewright/core/project/variables/usedVariable';
import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';
import { codeSpan, escapeMarkdown } from '@pagewright/core/text/markdownCode';

/** The source of an entry of the vault, and how a run here gets a value in its place, as Markdown; never the value. */
export function vaultHover({ name, secretKey }: UsedVariable, vault: VaultEntries | undefined): string {
  const whose = vault === undefined ? '' : ` of ${escapeMarkdown(vault.from)}`;
  const isMissing = vault !== undefined && !vault.names.includes(name);
  const title = isMissing
    ? `The vault${whose} has no entry ${codeSpan(name)}.`
    : `Entry ${codeSpan(name)} of the vault${whose}: only a job on the platform knows its value.`;
  const here =
    secretKey === undefined
      ? 'A run here can have a value in the place of an entry only in a key that begins with `#`.'
      : `A run here takes the value that you set for ${codeSpan(secretKey)}.`;
  return `${title}\n\n${here}`;
}
