/**
 * The environment variable for the secret of this name: in capital letters, without `#`, with `_` for every other
 * character. `#api-token` is in `PAGEWRIGHT_SECRET_API_TOKEN`.
 */
export function secretVariable(name: string): string {
  const word = name.replaceAll('#', '').toUpperCase();
  return `PAGEWRIGHT_SECRET_${word.replaceAll(/[^A-Z0-9]/g, '_')}`;
}
