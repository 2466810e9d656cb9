const baseUrl = 'https://api.example.com/v1/';
const jobs = [{ endpoint: 'orders' }];
const encrypted = 'KBC::ProjectSecure::eJwBYAGf';

/** A configuration with one finding about a secret. */
export interface SecretFixCase {
  what: string;
  /** The code of the finding. */
  code: string;
  /** The name of the secret that the fix sets. */
  secret: string;
  config: { api: object; config: object };
}

/** The findings for which Set Secret is the first fix, in every syntax. */
export const secretFixCases: readonly SecretFixCase[] = [
  {
    what: 'an empty password',
    code: 'authentication.missing-credential',
    secret: '#password',
    config: {
      api: { baseUrl, authentication: { type: 'basic' } },
      config: { username: 'me', '#password': '', jobs },
    },
  },
  {
    what: 'a password that is not there',
    code: 'authentication.missing-credential',
    secret: '#password',
    config: { api: { baseUrl, authentication: { type: 'basic' } }, config: { username: 'me', jobs } },
  },
  {
    what: 'a secret that only the platform can read',
    code: 'authentication.encrypted-value',
    secret: '#token',
    config: {
      api: { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } },
      config: { '#token': encrypted, jobs },
    },
  },
  {
    what: 'a secret that is empty',
    code: 'authentication.empty-secret',
    secret: '#token',
    config: { api: { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } }, config: { '#token': '', jobs } },
  },
  {
    what: 'a secret that is referenced and not there',
    code: 'function.unknown-reference',
    secret: '#token',
    config: { api: { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } }, config: { jobs } },
  },
];
