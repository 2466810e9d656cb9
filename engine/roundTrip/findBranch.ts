import { UserError } from '../core/errors.ts';
import type { RemoteBranch } from '../core/platform/remoteProject.ts';
import { closestName } from '../core/text/closestName.ts';
import { quotedNames } from '../core/text/quotedNames.ts';

/**
 * The branch that somebody means by its id or name, else the known one, else the default branch. Throws a UserError if
 * the project does not have it.
 */
export function findBranch(
  branches: readonly RemoteBranch[],
  chosen: string | undefined,
  known?: { id: string; name: string },
): RemoteBranch {
  const wanted = chosen ?? known?.id;
  const found = wanted === undefined ? branches.find(({ isDefault }) => isDefault) : named(branches, wanted);
  if (found !== undefined) return found;
  if (chosen === undefined) throw vanished(known?.name ?? 'default');
  const near = closestName(
    chosen,
    branches.map(({ name }) => name),
  );
  const hint = near === undefined ? `It has ${quotedNames(branches.map(({ name }) => name))}.` : `Is it "${near}"?`;
  throw new UserError('platform.unknown-branch', `The project has no branch "${chosen}". ${hint}`, {
    suggestion: near,
  });
}

function named(branches: readonly RemoteBranch[], wanted: string): RemoteBranch | undefined {
  const ways: ((branch: RemoteBranch) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ name }) => name === wanted,
    ({ name }) => name.toLowerCase() === wanted.toLowerCase(),
    ({ isDefault }) => isDefault && wanted === 'default',
  ];
  return ways.map((isMeant) => branches.find(isMeant)).find((branch) => branch !== undefined);
}

function vanished(name: string): UserError {
  const message = `The project has no branch "${name}" any more. Choose another branch, or connect the folder to one again.`;
  return new UserError('platform.unknown-branch', message);
}
