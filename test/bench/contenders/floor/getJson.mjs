import { request } from 'undici';

/** A response, parsed. */
export async function getJson(url) {
  const { statusCode, body } = await request(url);
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`);
  return JSON.parse(text);
}
