/** The environment variable of a secret: `PAGEWRIGHT_SECRET_API_TOKEN` for `#api-token`. */
export function secretVariable(name: string): string {
  const word = name.replaceAll('#', '').toUpperCase();
  return `PAGEWRIGHT_SECRET_${word.replaceAll(/[^A-Z0-9]/g, '_')}`;
}
