interface Placed {
  kind: string;
  message: string;
  pointer?: string | undefined;
}

/**
 * The message of an event with the place in the configuration that it is about: a person who reads a line of a log sees
 * no other. Other kinds of events name the job or the table that they are about.
 */
export function placedMessage({ kind, message, pointer }: Placed): string {
  const isAboutPlace = kind === 'error' || kind === 'config-warning';
  return isAboutPlace && pointer ? `${message} (at ${pointer})` : message;
}
