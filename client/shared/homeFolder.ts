/** The path of the user's folder; undefined in a browser, which has no machine. */
export function homeFolder(): string | undefined {
  const { HOME, USERPROFILE } = globalThis.process?.env ?? {};
  return HOME ?? USERPROFILE;
}
