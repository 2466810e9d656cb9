/** The name in the host of an API: `github` of `api.github.com`, `acme` of `shop.acme.co.uk`. */
export function nameOfApi(baseUrl: unknown): string {
  const host = typeof baseUrl === 'string' ? (URL.parse(baseUrl)?.hostname ?? '') : '';
  const [, name] = /(?<![^.])([^.]+)\.(?:(?:ac|co|com|edu|gov|net|org)\.(?=[^.]{2}$))?[^.\d]+$/.exec(host) ?? [];
  return name ?? 'api';
}
