import assert from 'node:assert/strict';

/** The actions of the user in the browser. */
export interface Visit {
  /** Denies the consent. */
  denies?: true;
  /** Changes the address that the browser returns to; without a result it never returns. */
  returns?: (address: URL) => URL | undefined;
}

/**
 * Plays the browser of a user who logs in: follows redirects, keeps cookies and submits forms. Returns the last
 * response, that of the address to which the login returns.
 */
export async function playBrowser(
  address: string,
  { denies, returns = (to) => to }: Visit = {},
): Promise<Response | undefined> {
  const origin = new URL(address).origin;
  const cookies = new Map<string, string>();
  let [url, form]: [URL, URLSearchParams | undefined] = [new URL(address), undefined];
  for (let hop = 0; hop < 20; hop++) {
    if (url.origin !== origin) {
      const to = returns(url);
      return to && (await fetch(to));
    }
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) [url, form] = [new URL(location, url), undefined];
    else [url, form] = submitted(await response.text(), url, denies);
  }
  return assert.fail('The login redirects without an end.');
}

function submitted(page: string, url: URL, denies: true | undefined): [URL, URLSearchParams | undefined] {
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  assert.ok(prompt, `${url} has no form: ${page.replaceAll(/<style>.*?<\/style>/gs, '').slice(0, 1500)}`);
  if (denies && prompt === 'consent') return [new URL(`${url.pathname}/abort`, url), undefined];
  return [url, new URLSearchParams({ prompt, login: 'ada', password: 'any' })];
}
