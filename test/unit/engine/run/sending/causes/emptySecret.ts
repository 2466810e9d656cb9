import { type Rows, token, withToken } from './row.ts';

/** Secrets without a value. */
export const emptySecret: Rows = {
  speaks: [
    {
      title: 'a secret that is an empty text',
      api: token,
      config: { '#token': '' },
      answer: () => [{}, 401],
      expect: { says: /The secret "#token" is empty\. Give it its value\./, pointer: '/config/#token' },
    },
    {
      title: 'a secret behind a scheme',
      api: { http: { headers: { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#key' }] } } } },
      config: { '#key': ' ' },
      answer: () => [{}, 403],
      expect: { says: /The secret "#key" is empty/, pointer: '/config/#key' },
    },
    {
      title: 'a header that has only a scheme',
      api: { http: { headers: { Authorization: 'Bearer ' } } },
      answer: () => [{}, 401],
      expect: {
        says: /The header "Authorization" is sent without a value/,
        pointer: '/api/http/headers/Authorization',
      },
    },
    {
      title: 'a key in the query',
      api: { authentication: { type: 'query', query: { key: { attr: '#apiKey' } } } },
      config: { '#apiKey': '' },
      answer: () => [{}, 403],
      expect: { says: /The secret "#apiKey" is empty/, pointer: '/config/#apiKey' },
    },
  ],
  isSilent: [
    { title: 'a secret with a value', api: token, config: withToken, answer: () => [{}, 401] },
    {
      title: 'a secret that nothing refers to',
      api: token,
      config: { ...withToken, '#old': '' },
      answer: () => [{}, 401],
    },
    { title: 'another error', api: token, config: { '#token': '' }, answer: () => [{}, 404] },
    {
      title: 'an empty text that is no secret',
      api: { http: { headers: { 'X-Team': { attr: 'team' } } } },
      config: { team: '' },
      answer: () => [{}, 401],
    },
  ],
};
