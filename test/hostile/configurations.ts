import type { RunAttack } from './attack.ts';

const one = { 'items.csv': '"id"\n"1"\n' };
const none = { requests: 0 } as const;

/** Configurations written in bad faith. */
export const configurations: readonly RunAttack[] = [
  { name: 'an empty text', given: { text: '' }, gives: { error: 'json.syntax' } },
  { name: 'null', given: { text: 'null' }, gives: { error: 'config.wrong-type' } },
  { name: 'an empty object', given: { text: '{}' }, gives: { error: 'config.missing-key' } },
  {
    name: 'lists nested 100,000 deep',
    given: { text: '['.repeat(100_000) },
    gives: { error: 'json.syntax' },
  },
  {
    name: 'a key __proto__',
    given: { text: '{"__proto__":{"api":{"baseUrl":"URL/"},"config":{"jobs":[{"endpoint":"items"}]}}}' },
    gives: { error: 'config.missing-key' },
  },
  { name: 'a list for the jobs of an object', given: { config: { jobs: {} } }, gives: { error: 'config.wrong-type' } },
  {
    name: '10,001 iterations',
    given: { beside: { iterations: Array.from({ length: 10_001 }, () => ({})) } },
    gives: { error: 'config.too-many-iterations' },
  },
  {
    name: '5,000 iterations of 100 jobs',
    given: {
      config: { jobs: Array.from({ length: 100 }, (_, index) => ({ endpoint: `items/${index}` })) },
      beside: { iterations: Array.from({ length: 5000 }, () => ({})) },
    },
    gives: { error: 'config.too-many-iterations' },
  },
  { name: 'no job', given: { config: { jobs: [] } }, gives: { error: 'config.empty' } },
  { name: 'a number for an endpoint', given: { job: { endpoint: 1 } }, gives: { error: 'config.wrong-type' } },
  {
    name: 'a method of paging that does not exist',
    given: { api: { pagination: { method: 'constructor' } } },
    gives: { error: 'config.unknown-value' },
  },
  {
    name: 'a limit of no rows',
    given: { api: { pagination: { method: 'pagenum', limitStop: { count: 0 } } } },
    gives: { error: 'config.missing-key', ...none },
  },
  {
    name: 'an action that is not an extraction',
    given: { beside: { action: 'testRequest' } },
    gives: { error: 'config.unknown-value', ...none },
  },
  {
    name: 'a child without placeholders',
    given: { job: { children: [{ endpoint: 'x', children: [{ endpoint: 'y' }] }] } },
    gives: { tables: one, warnings: ['config-warning'], verdicts: ['unknown', 'incomplete'] },
  },
  {
    name: 'attributes in a circle',
    given: {
      config: {
        a: { function: 'md5', args: [{ attr: 'b' }] },
        b: { function: 'md5', args: [{ attr: 'a' }] },
      },
      job: { params: { p: { attr: 'a' } } },
    },
    gives: { error: 'function.attribute-circle' },
  },
  {
    name: 'a data type that climbs out of the folder',
    given: { job: { dataType: '../../../etc/passwd' } },
    gives: { tables: { 'etc_passwd.csv': '"id"\n"1"\n' } },
  },
  {
    name: 'an endpoint that is a file',
    given: { job: { endpoint: 'file:///etc/passwd' } },
    gives: { error: 'url.not-http', requests: 0 },
  },
  { name: 'a method __proto__', given: { job: { method: '__proto__' } }, gives: { error: 'config.unknown-value' } },
  {
    name: 'an authentication constructor',
    given: { api: { authentication: { type: 'constructor' } } },
    gives: { error: 'config.unknown-value' },
  },
  {
    name: 'a scroller constructor',
    given: {
      job: { scroller: 'constructor' },
      api: { pagination: { method: 'multiple', scrollers: { a: { method: 'offset', limit: 1 } } } },
    },
    gives: { error: 'pagination.unknown-scroller' },
  },
  {
    name: 'a data field __proto__',
    given: { job: { dataField: '__proto__' } },
    gives: { tables: {}, warnings: ['empty-page'], verdicts: ['incomplete'] },
  },
  {
    name: 'a data field of 200,000 letters',
    given: { job: { dataField: 'a.'.repeat(100_000) } },
    gives: { tables: {}, warnings: ['empty-page'], verdicts: ['incomplete'] },
  },
  {
    name: 'a data type __proto__',
    given: { job: { dataType: '__proto__' } },
    gives: { tables: { 'proto.csv': '"id"\n"1"\n' } },
  },
  {
    name: 'an endpoint with a line end',
    given: { job: { endpoint: 'items\r\nX: 1' } },
    gives: { error: 'url.not-http', ...none, isSeenByRun: true },
  },
  {
    name: 'an address that is javascript',
    given: { api: { baseUrl: 'javascript:alert(1)' } },
    gives: { error: 'config.invalid' },
  },
  {
    name: 'an address with port 99999',
    given: { api: { baseUrl: 'http://127.0.0.1:99999/' } },
    gives: { error: 'config.bad-base-url' },
  },
  {
    name: 'an address of a megabyte',
    given: { api: { baseUrl: `http://127.0.0.1:99999/${'x'.repeat(1_000_000)}/` } },
    gives: { error: 'config.bad-base-url', isSeenByRun: true },
  },
  {
    name: 'a bucket that climbs out of the folder',
    given: { config: { outputBucket: '../../evil' } },
    gives: { error: 'output.bad-name' },
  },
  {
    name: 'a mapped table that climbs out of the folder',
    given: {
      config: { mappings: { items: { a: { type: 'table', destination: '../../evil', tableMapping: { a: 'a' } } } } },
    },
    gives: { error: 'output.bad-name' },
  },
  {
    name: 'a mapping of __proto__',
    given: { text: withMapping('{"__proto__":"a","constructor":"b","id":"id"}') },
    gives: { tables: { 'items.csv': '"a","b","id"\n"","","1"\n' } },
  },
  { name: 'an empty mapping', given: { config: { mappings: { items: {} } } }, gives: { error: 'config.empty' } },
  {
    name: 'a mapping that is a list',
    given: { config: { mappings: { items: ['a'] } } },
    gives: { error: 'config.wrong-type' },
  },
  {
    name: 'a time to stop that is a word',
    given: { api: { pagination: { method: 'offset', limit: 1, forceStop: { time: 'never' } } } },
    gives: { error: 'pagination.bad-time' },
  },
  {
    name: 'a filter of 100,000 comparisons',
    given: {
      job: {
        children: [
          { endpoint: 'x/{id}', placeholders: { id: 'id' }, recursionFilter: `${'id>0&'.repeat(99_999)}id>0` },
        ],
      },
    },
    gives: { tables: { ...one, 'x_id.csv': '"id","parent_id"\n"1","1"\n' }, requests: 2 },
  },
  {
    name: 'a placeholder of the 999,999,999,999th parent',
    given: { job: { children: [{ endpoint: 'x/{999999999999:id}', placeholders: { '999999999999:id': 'id' } }] } },
    gives: { error: 'job.placeholder-level', requests: 'any' },
  },
  {
    name: 'a certificate of a megabyte',
    given: { api: { caCertificate: `-----BEGIN CERTIFICATE-----\n${'A'.repeat(1_000_000)}` } },
    gives: { error: 'tls.ca-certificate', ...none, isSeenByRun: true },
  },
  { name: 'a byte order mark', given: { text: withMapping('{"id":"id"}', '\ufeff') }, gives: { error: 'json.syntax' } },
  { name: 'comments', given: { text: withMapping('{"id":"id"}', '/* free */') }, gives: { error: 'json.syntax' } },
  { name: 'NUL', given: { text: '\0'.repeat(100) }, gives: { error: 'json.syntax' } },
  {
    name: 'the same key twice',
    given: { text: '{"api":{"baseUrl":"URL/"},"api":{"baseUrl":"file:///"},"config":{"jobs":[{"endpoint":"items"}]}}' },
    gives: { error: 'config.invalid' },
  },
];

/** A whole configuration with the text of a mapping, after these characters. */
function withMapping(mapping: string, start = ''): string {
  return `${start}{"api":{"baseUrl":"URL/"},"config":{"jobs":[{"endpoint":"items"}],"mappings":{"items":${mapping}}}}`;
}
