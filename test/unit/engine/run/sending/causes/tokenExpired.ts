import { afterTwo, login, pagenum, type Rows, token, tokenAnswer, withToken } from './row.ts';

/** A login that worked until its token expired. */
export const tokenExpired: Rows = {
  speaks: [
    {
      title: 'with a number of seconds in the response to the login',
      api: { ...pagenum, ...login },
      answer: (number, path) =>
        path === '/token'
          ? [{ ...tokenAnswer, expires_in: 3600 }]
          : afterTwo(number, { message: 'This access token has expired' }, 401),
      expect: {
        says: /2 pages were read with this login, so its token has expired\. .*"expires": \{"response": "expires_in", "relative": true\}/,
        pointer: '/api/authentication/expires',
        remedy: { pointer: '/api/authentication/expires', value: { response: 'expires_in', relative: true } },
      },
    },
    {
      title: 'with a time deeper in it, and without a word',
      api: { ...pagenum, ...login },
      answer: (number, path) =>
        path === '/token'
          ? [{ ...tokenAnswer, session: { expiresAt: '2999-01-01T00:00:00Z', expires: '2026-12-01 12:00:00' } }]
          : afterTwo(number, {}, 401),
      expect: {
        says: /so its token has most likely expired\. .*"expires": \{"response": "session\.expires"\}/,
        pointer: '/api/authentication/expires',
        remedy: { pointer: '/api/authentication/expires', value: { response: 'session.expires' } },
      },
    },
    {
      title: 'without any field',
      api: { ...pagenum, ...login },
      answer: (number, path) => (path === '/token' ? [tokenAnswer] : afterTwo(number, {}, 401)),
      expect: {
        says: /It lasted less than .*: .* as "expires" write a number of seconds below that/,
        pointer: '/api/authentication/expires',
      },
    },
    {
      title: '403 whose sentence says so',
      api: { ...pagenum, ...login },
      answer: (number, path) =>
        path === '/token' ? [{ ...tokenAnswer, expiresIn: 60 }] : afterTwo(number, { error: 'session_expired' }, 403),
      expect: {
        says: /"expires": \{"response": "expiresIn", "relative": true\}/,
        pointer: '/api/authentication/expires',
        remedy: { pointer: '/api/authentication/expires', value: { response: 'expiresIn', relative: true } },
      },
    },
  ],
  isSilent: [
    {
      title: 'a first page that is refused',
      api: { ...pagenum, ...login },
      answer: (_, path) => (path === '/token' ? [tokenAnswer] : [{}, 401]),
    },
    {
      title: '403 after pages, without a word',
      api: { ...pagenum, ...login },
      answer: (number, path) => (path === '/token' ? [tokenAnswer] : afterTwo(number, {}, 403)),
    },
    {
      title: 'a token that is not of a login',
      api: { ...pagenum, ...token },
      config: withToken,
      answer: (number) => afterTwo(number, { message: 'Token expired' }, 401),
    },
    {
      title: 'a login for each request',
      api: { ...pagenum, authentication: { ...login.authentication, expires: 0 } },
      answer: (number, path) => (path === '/token' ? [tokenAnswer] : afterTwo(number, {}, 401)),
    },
  ],
};
