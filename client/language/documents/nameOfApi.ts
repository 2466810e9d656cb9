/** Words of a title that name no API: every title has one of them. */
const emptyWords = new Set(
  'a an and api apis beta documentation docs for http https json of open openapi postman collection public reference rest restful spec specification swagger the v version'.split(
    ' ',
  ),
);
const version = /^v?\d+(?:\.\w+)*$/i;
const maxWords = 4;

/** The name of an API for a file: from its title, `fleet` for "Fleet API", otherwise from its host. */
export function nameOfApi(baseUrl: unknown, title = ''): string {
  // The title of a recording is a host.
  return (/^[\w-]+(?:\.[\w-]+)+$/.test(title) ? '' : nameInTitle(title)) || (nameInHost(baseUrl) ?? 'api');
}

function nameInTitle(title: string): string {
  const words =
    title
      .toLowerCase()
      .replaceAll(/['’]s\b/gu, '')
      .match(/[\p{L}\p{N}\p{M}]+(?:\.\d+)*/gu) ?? [];
  return words
    .filter((word) => !emptyWords.has(word) && !version.test(word))
    .slice(0, maxWords)
    .join('-');
}

/** The name in a host: `github` of `api.github.com`, `acme` of `shop.acme.co.uk`. */
function nameInHost(baseUrl: unknown): string | undefined {
  const host = typeof baseUrl === 'string' ? (URL.parse(baseUrl)?.hostname ?? '') : '';
  return /(?<![^.])([^.]+)\.(?:(?:ac|co|com|edu|gov|net|org)\.(?=[^.]{2}$))?[^.\d]+$/.exec(host)?.[1];
}
