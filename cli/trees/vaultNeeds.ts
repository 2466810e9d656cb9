import type { ComposedConfiguration } from '@pagewright/engine/projects';
import { UserError } from '@pagewright/engine/run';

/**
 * The entries of the vault that a run needs and does not have. In a value of a secret they are its matter: the value is
 * given with the secret.
 */
export function vaultNeeds({ composed, variables }: ComposedConfiguration): string[] {
  const isFilledIn = ({ place: { file, start } }: ComposedConfiguration['variables'][number]) => {
    const at = composed.positionOf(file, start);
    return at !== undefined && !composed.text.startsWith('{{', at);
  };
  const needed = variables.filter((used) => used.isVault && used.value === undefined && isFilledIn(used));
  return [...new Set(needed.map(({ name }) => name))];
}

/** Throws a UserError if a run needs an entry of the vault. */
export function requireVault(config: { vault: readonly string[] } | undefined): void {
  const [name] = config?.vault ?? [];
  if (name === undefined) return;
  const message = `The value of "{{ vault.${name} }}" is only on the platform. A run on this machine can have it in a key of "config" that begins with "#", as a secret.`;
  throw new UserError('secret.missing', message);
}
