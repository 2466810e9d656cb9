/** A secret for the API alone, with the characters that are special in addresses, forms, JSON, HTML and headers. */
export const canary = 'c4nary-S&=/?+~the"mine\'<9>';
/** The token that the API returns at login. */
export const sessionCanary = 'c4nary/of+the=session-77';

/** The part of a configuration for one place. */
export interface Part {
  api?: object;
  /** Is laid over a job, or its child. */
  job?: { endpoint?: string; method?: string; params?: object; headers?: object; userData?: object };
}

const token = { attr: '#token' };
const call = (name: string, ...args: unknown[]) => ({ function: name, args });
const header = (name: string, value: unknown): Part => ({ api: { http: { headers: { [name]: value } } } });
const defaults = (params: object): Part => ({ api: { http: { defaultOptions: { params } } } });
const login = (more: object, gives: object): Part => ({
  api: {
    authentication: { type: 'login', loginRequest: { endpoint: 'login', ...more }, apiRequest: gives },
  },
});
const session = { headers: { 'X-Session': call('concat', 'S ', { response: 'session' }) } };

/** Every place of a request that can hold a secret. `sum` is a parameter that is computed with the time. */
export const places: Readonly<Record<string, Part>> = {
  header: header('X-Api-Key', token),
  'header of a job': { job: { headers: { Authorization: `Bearer ${canary}` } } },
  'content type': header('Content-Type', call('concat', 'text/', token)),
  cookie: header('Cookie', call('concat', 'sid=', token)),
  query: { job: { params: { key: token } } },
  'query by default': defaults({ key: token }),
  'query within': { job: { params: { a: [{ b: token }], c: 1 } } },
  'JSON body': { job: { method: 'POST', params: { a: { b: token }, c: [1] } } },
  'JSON body by default': { ...defaults({ key: token }), job: { method: 'POST' } },
  form: { job: { method: 'FORM', params: { a: { b: token } } } },
  path: { job: { endpoint: `items/${encodeURIComponent(canary)}/x` } },
  'value in base64': { job: { params: { v: call('base64_encode', call('concat', 'ada:', token)) } } },
  hash: { job: { params: { v: call('sha1', token) } } },
  'hash in a body': { job: { method: 'POST', params: { v: call('md5', token) } } },
  'value computed with the time': { job: { params: { sum: call('sha1', call('concat', token, call('time'))) } } },
  'body computed with the time': {
    job: { method: 'FORM', params: { sum: call('sha1', call('concat', token, call('time'))) } },
  },
  'user data': { job: { userData: { mine: call('sha1', token) } } },
  'basic authentication': { api: { authentication: { type: 'basic' } } },
  'query authentication': { api: { authentication: { type: 'query', query: { v: call('sha1', token), key: token } } } },
  'login by JSON': login({ method: 'POST', params: { password: token } }, session),
  'login by a form': login({ method: 'FORM', params: { password: token } }, session),
  'login by a query': login({ method: 'GET', params: { key: token } }, { query: { s: { response: 'session' } } }),
  'login by a header': login({ method: 'GET', headers: { Authorization: token } }, session),
};
