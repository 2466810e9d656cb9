import type { RunAttack } from './attack.ts';

const one = { 'items.csv': '"id"\n"1"\n' };
const refused = { error: 'request.unsendable-header', requests: 0 } as const;

/** Headers that a configuration may have and HTTP does not. */
export const headers: readonly RunAttack[] = [
  { name: 'a space in a name', given: { api: { http: { headers: { 'X Key': 'a' } } } }, gives: refused },
  { name: 'an empty name', given: { config: { http: { headers: { '': 'a' } } } }, gives: refused },
  { name: 'a second header in a value', given: { job: { headers: { 'X-A': 'b\r\nX-C: d' } } }, gives: refused },
  {
    name: 'a line break from an attribute',
    given: { api: { http: { headers: { 'X-A': { attr: 'broken' } } } }, config: { broken: 'a\nb' } },
    gives: refused,
  },
  {
    name: 'a NUL in a header of the defaults',
    given: { api: { http: { defaultOptions: { headers: { 'X-A': 'a\0b' } } } } },
    gives: refused,
  },
  {
    name: 'a name that is not ASCII in a request for more pages',
    given: {
      api: {
        pagination: {
          method: 'response.param',
          responseParam: 'next',
          queryParam: 'p',
          scrollRequest: { headers: { Ž: '' } },
        },
      },
    },
    gives: refused,
  },
  {
    name: 'an escape in a header of a login',
    given: {
      api: { authentication: { type: 'login', loginRequest: { endpoint: 'login', headers: { 'X-A': '\u001b' } } } },
    },
    gives: refused,
  },
  ...['Connection', 'Keep-Alive', 'Transfer-Encoding', 'Upgrade', 'Expect', 'Content-Length'].map(
    (name): RunAttack => ({
      name: `${name}, which the connection sets itself`,
      given: { job: { headers: { [name]: '100-continue, chunked' } } },
      gives: { tables: one, warnings: ['config-warning'] },
    }),
  ),
  {
    name: 'lines that would have to be computed',
    given: { api: { http: { headers: { 'X-A': ['a', { function: 'time' }] } } } },
    gives: { error: 'request.header-not-text', says: '"X-A.1"', requests: 0 },
  },
  {
    name: 'characters beyond ASCII in a value, which are sent',
    given: { job: { headers: { 'X-A': 'Žluťoučký 🐴' } } },
    gives: { tables: one },
  },
];
