import { links, login, type Rows, token, tokenAnswer, withToken } from './row.ts';

/** Addresses on another origin, which get no credentials. */
export const credentialsWithheld: Rows = {
  speaks: [
    {
      title: 'a link to another host of the same path',
      api: { ...links, ...token },
      config: withToken,
      answer: (number, path, other, { headers }) =>
        headers.authorization === undefined
          ? [{ detail: 'Credentials were not provided.' }, 401]
          : [{ items: [{ id: number }], next: `${other}${path}?page=2` }],
      expect: {
        says: /Page 2 leads to "http:\/\/localhost:\d+", which the configuration does not name, so "Authorization" is not sent there\. Only the host differs from "baseUrl": a gateway.* wrong links\. Ask .* page by number or token instead\. .*"baseUrl"/,
        pointer: '/api/pagination/urlKey',
      },
    },
    {
      title: 'a link to another host and path, with a login',
      api: { ...links, ...login },
      answer: (number, path, other, { headers }) =>
        path === '/token'
          ? [tokenAnswer]
          : headers.authorization === undefined
            ? [{}, 403]
            : [{ items: [{ id: number }], next: `${other}/v2/things?page=2` }],
      expect: { says: /so "Authorization" is not sent there\. Ask the provider/, pointer: '/api/pagination/urlKey' },
    },
    {
      title: 'a redirect to another host, with a key in the query',
      api: { authentication: { type: 'query', query: { api_key: { attr: '#token' } } } },
      config: withToken,
      answer: (_, path, other, { headers }) =>
        headers.host?.startsWith('localhost') ? [{}, 401] : [{}, 302, { Location: `${other}${path}` }],
      expect: {
        says: /A redirect of the API leads to .* so "api_key" is not sent there/,
        pointer: '/config/jobs/0/endpoint',
      },
    },
    {
      title: 'a child whose address is on another host',
      api: { authentication: { type: 'basic' } },
      config: { username: 'ada', '#password': 'hunter22' },
      job: { children: [{ endpoint: '{url}', placeholders: { url: 'url' }, dataField: 'items' }] },
      answer: (_, path, other) => (path === '/items' ? [{ items: [{ url: `${other}/one` }] }] : [{}, 401]),
      expect: {
        says: /The request goes to .* so "Authorization" is not sent there/,
        pointer: '/config/jobs/0/children/0/endpoint',
      },
    },
  ],
  isSilent: [
    {
      title: 'a link to another host, where nothing has credentials',
      api: { ...links, http: { headers: { Accept: 'application/json' } } },
      answer: (number, path, other, { headers }) =>
        headers.host?.startsWith('localhost')
          ? [{}, 401]
          : [{ items: [{ id: number }], next: `${other}${path}?page=2` }],
    },
    {
      title: 'a link to another host that the configuration names',
      api: { ...links, ...token },
      config: { ...withToken, jobs: 'both' },
      answer: (number, path, other, { headers }) =>
        headers.host?.startsWith('localhost')
          ? [{}, 401]
          : [{ items: [{ id: number }], next: `${other}${path}?page=2` }],
    },
    { title: 'no other host', api: { ...links, ...token }, config: withToken, answer: () => [{}, 401] },
    {
      title: 'another host that fails by itself',
      api: { ...links, ...token, retryConfig: { maxRetries: 0 } },
      config: withToken,
      answer: (number, path, other, { headers }) =>
        headers.host?.startsWith('localhost')
          ? [{}, 500]
          : [{ items: [{ id: number }], next: `${other}${path}?page=2` }],
    },
  ],
};
