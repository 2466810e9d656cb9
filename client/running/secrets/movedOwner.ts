import { type FileMove, movedFile } from '../../shared/fileMove.ts';

/** The owner of secrets after a move, and what follows its name in a key of the store; undefined if its file stayed. */
export function movedOwner(owner: string, { from, to }: FileMove): string | undefined {
  const { environment, file } = partsOf(owner);
  const moved = file.startsWith(`${from}:`) ? to + file.slice(from.length) : movedFile(file, { from, to });
  return moved === undefined ? undefined : environment + moved;
}

/** Whether a key of the store is of this file, in any environment. */
export function isOwnedBy(key: string, file: string): boolean {
  return partsOf(key).file.startsWith(`${file}:`);
}

function partsOf(owner: string): { environment: string; file: string } {
  const [, environment = '', file = ''] = /^(@[^:]*:)?(.*)$/s.exec(owner) ?? [];
  return { environment, file };
}
