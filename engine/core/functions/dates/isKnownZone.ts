/** Whether a name such as `Europe/Prague` is one of the IANA zones. */
export function isKnownZone(name: string): boolean {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
