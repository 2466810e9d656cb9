/**
 * The environment variable that may hold the secret of this name: in capital letters, without `#`, with `_` for
 * everything that is no letter and no digit. `#api-token` is in `PAGEWRIGHT_SECRET_API_TOKEN`.
 */
export function secretVariable(name: string): string {
  const word = name.replaceAll('#', '').toUpperCase();
  return `PAGEWRIGHT_SECRET_${word.replaceAll(/[^A-Z0-9]/g, '_')}`;
}
