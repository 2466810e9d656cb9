interface Placed {
  kind: string;
  message: string;
  pointer?: string | undefined;
}

/** The message of an event with its place in the configuration; other kinds of events name their job or table. */
export function placedMessage({ kind, message, pointer }: Placed): string {
  const isAboutPlace = kind === 'error' || kind === 'config-warning';
  return isAboutPlace && pointer ? `${message} (at ${pointer})` : message;
}
