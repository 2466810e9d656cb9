import type { RunAttack } from './attack.ts';

/** Configurations that nobody wrote in good faith. */
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
  { name: 'no job', given: { config: { jobs: [] } }, gives: { error: 'config.empty' } },
  { name: 'a number for an endpoint', given: { job: { endpoint: 1 } }, gives: { error: 'config.wrong-type' } },
  {
    name: 'a method of paging that does not exist',
    given: { api: { pagination: { method: 'constructor' } } },
    gives: { error: 'config.unknown-value' },
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
];
