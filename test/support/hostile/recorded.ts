import { address, type Pick, path, text, times } from './texts.ts';

/** A Postman collection. */
export function postman(one: Pick): object {
  const fields = () => times(one, 3, () => ({ key: text(one, 'page', 'X-Tenant'), value: text(one, '1') }));
  const auth = one<object>([
    {
      type: 'apikey',
      apikey: [
        { key: 'key', value: text(one, 'X-Key') },
        { key: 'in', value: one(['header', 'query']) },
      ],
    },
    {
      type: 'oauth2',
      oauth2: [
        { key: 'grant_type', value: 'client_credentials' },
        { key: 'accessTokenUrl', value: address(one) },
      ],
    },
    { type: text(one, 'basic') },
  ]);
  const request = () => ({
    method: one(['GET', 'POST']),
    url: one<unknown>([
      address(one) + path(one),
      `{{${text(one, 'baseUrl')}}}/${path(one)}`,
      { raw: address(one), query: fields(), variable: fields() },
      { host: [text(one, 'api')], path: [text(one, 'users')], port: text(one, '8080'), protocol: text(one, 'https') },
    ]),
    header: fields(),
    body: one<object>([
      {},
      { mode: 'raw', raw: JSON.stringify({ [text(one, 'a')]: text(one, 'b') }) },
      { mode: 'urlencoded', urlencoded: fields() },
    ]),
  });
  return {
    info: { name: text(one, 'Shop') },
    ...one([{}, { auth }]),
    variable: times(one, 2, () => ({ key: text(one, 'baseUrl', 'a'), value: one([address(one), text(one, 'x')]) })),
    item: times(one, 4, () => ({
      name: text(one, 'a'),
      request: request(),
      response: [{ code: 200, body: JSON.stringify([{ [text(one, 'id')]: text(one, '1') }]) }],
    })),
  };
}

/** A recording of a browser. */
export function har(one: Pick): object {
  const fields = () => times(one, 3, () => ({ name: text(one, 'X-Tenant', 'page'), value: text(one, '1') }));
  const entry = () => ({
    request: {
      method: one(['GET', 'POST', text(one, 'GET')]),
      url: `https://api.example.com${one(['', ':8080', ':99999'])}${path(one)}?${text(one, 'page')}=${text(one, '1')}`,
      headers: fields(),
      postData: { mimeType: one(['application/json', '']), text: JSON.stringify({ [text(one, 'a')]: text(one, 'b') }) },
    },
    response: {
      status: 200,
      headers: fields(),
      content: { mimeType: 'application/json', text: JSON.stringify([{ [text(one, 'id')]: text(one, '1') }]) },
    },
  });
  return { log: { version: text(one, '1.2'), entries: times(one, 5, entry) } };
}
