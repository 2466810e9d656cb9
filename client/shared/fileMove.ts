/** The old and the new name (`fileId`) of a file or folder. */
export interface FileMove {
  from: string;
  to: string;
}

/** The new name of a file that was moved itself, or with a folder around it; undefined if it stayed. */
export function movedFile(file: string, { from, to }: FileMove): string | undefined {
  if (file === from) return to;
  const below = file.startsWith(from) ? file.slice(from.length) : '';
  return /^[/\\]/.test(below) ? to + below : undefined;
}

/** A record by names of files after a move; those of replaced files are left out. The same one if nothing moved. */
export function moveKeys<Value>(
  record: Readonly<Record<string, Value>>,
  move: FileMove,
  moved: (key: string, move: FileMove) => string | undefined = movedFile,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(record).map(([key, value]) => ({ key, to: moved(key, move), value }));
  const arrived = entries.flatMap(({ to, value }) => (to === undefined ? [] : [[to, value] as const]));
  if (arrived.length === 0) return record;
  const stayed = entries.flatMap(({ key, to, value }) => (to === undefined ? [[key, value] as const] : []));
  return Object.fromEntries([...stayed, ...arrived]);
}
