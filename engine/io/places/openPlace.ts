import { UserError } from '../../core/errors.ts';
import { FolderPlace } from './folderPlace.ts';
import type { Place } from './place.ts';

/** The place at an address, the path of a folder. Throws a UserError for another kind of address. */
export function openPlace(address: string): Place {
  const [, scheme] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(address) ?? [];
  if (scheme === undefined) return new FolderPlace(address);
  const message = `"${address}" cannot be used. Give the path of a folder.`;
  throw new UserError('place.bad-address', message);
}
