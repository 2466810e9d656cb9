import { gzipSync } from 'node:zlib';
import type { RunAttack } from './attack.ts';
import { http, json, redirect } from './responses.ts';

const one = { 'items.csv': '"id"\n"1"\n' };

/** Servers that break HTTP. */
export const servers: readonly RunAttack[] = [
  {
    name: 'a body that is shorter than its content length',
    given: { server: http('[{"id":1}', { 'Content-Length': '100' }) },
    gives: { error: 'http.connection-lost' },
  },
  {
    name: 'a body that is longer than its content length',
    given: { server: http('[{"id":1}]garbage', { 'Content-Length': '10' }) },
    gives: { tables: one },
  },
  {
    name: 'a connection that closes without a byte',
    given: { server: '' },
    gives: { error: 'http.connection-lost' },
  },
  {
    name: 'a chunk that is cut',
    given: { server: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n[{"id":1}' },
    gives: { error: 'http.connection-lost' },
  },
  {
    name: 'a gzip stream that is cut',
    given: { server: http(gzipSync('[{"id":1}]').subarray(0, 20), { 'Content-Encoding': 'gzip' }) },
    gives: { error: 'http.bad-encoding' },
  },
  {
    name: 'a redirect in a circle',
    given: { server: ({ path }) => redirect(path) },
    gives: { error: 'http.redirects', requests: 6 },
  },
  {
    name: 'a redirect to a file',
    given: { server: redirect('file:///etc/passwd') },
    gives: { error: 'url.not-http' },
  },
  {
    name: 'a redirect to another origin, which gets no credentials',
    given: {
      server: ({ path, elsewhere }) => (path === '/items' ? redirect(`${elsewhere}/other`) : json([{ id: 1 }])),
    },
    gives: { tables: one, elsewhere: 1 },
  },
  {
    name: 'a key __proto__ in a record',
    given: { server: http('[{"id":1,"__proto__":"x"}]') },
    gives: { tables: { 'items.csv': '"id","proto"\n"1","x"\n' } },
  },
  {
    name: 'lists nested 10,000 deep',
    given: { server: http(`${'['.repeat(10_000)}${']'.repeat(10_000)}`) },
    gives: { error: 'response.not-json' },
  },
  {
    name: 'an empty body',
    given: { server: http('') },
    gives: { error: 'response.not-json' },
  },
  {
    name: 'a body that echoes the secret',
    given: { server: http('no JSON: a-secret-that-nobody-may-see') },
    gives: { error: 'response.not-json' },
  },
];
