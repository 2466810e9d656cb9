import type { DocumentAttack } from './attack.ts';

const deep = 20_000;
const sound = '{"api":{"baseUrl":"https://a/"},"config":{"jobs":[{"endpoint":"x"}]}}';

/** Documents that an editor may show, and files beside them. */
export const documents: readonly DocumentAttack[] = [
  { name: 'nothing', given: { text: '' }, gives: { codes: ['json.syntax'] } },
  { name: 'NUL', given: { text: '\0'.repeat(1000) }, gives: { codes: ['json.syntax'] } },
  { name: 'lists nested 20,000 deep', given: { text: '['.repeat(deep) }, gives: { codes: ['json.syntax'] } },
  { name: 'objects nested 20,000 deep', given: { text: '{"a":'.repeat(deep) }, gives: { codes: ['json.syntax'] } },
  {
    name: '600,000 numbers 500 deep, which a formatter would indent',
    given: { text: `${'['.repeat(500)}${'1,'.repeat(600_000)}1${']'.repeat(500)}` },
    gives: { codes: ['config.wrong-type'] },
  },
  {
    name: 'a line of a megabyte',
    given: {
      text: JSON.stringify({ api: { baseUrl: 'https://a/' }, config: { jobs: [{ endpoint: 'x'.repeat(1e6) }] } }),
    },
    gives: { codes: [] },
  },
  {
    name: 'a string that never ends',
    given: { text: `{"api":{"baseUrl":"${'x'.repeat(1e5)}` },
    gives: { codes: ['json.syntax'] },
  },
  {
    name: 'half a surrogate pair',
    given: { text: '{"api":{"baseUrl":"https://a/\ud800"},"config":{"jobs":[{"endpoint":"a\udfff"}]}}' },
    gives: { codes: ['url.base-without-slash'] },
  },
  {
    name: 'functions nested 1,000 deep',
    given: { text: `{"api":{"baseUrl":${'{"function":"md5","args":['.repeat(1000)}"x"${']}'.repeat(1000)}}}` },
    gives: { codes: ['json.syntax'] },
  },
  {
    name: 'a key __proto__',
    given: { text: '{"api":{"__proto__":{"baseUrl":1}},"__proto__":null,"config":{"jobs":[{"__proto__":[]}]}}' },
    gives: { codes: ['config.missing-key'] },
  },
  {
    name: 'a shapes file that is cut',
    given: { text: sound, files: { 'users.shapes.json': '{"version":1,' } },
    gives: { codes: [] },
  },
  {
    name: 'a shapes file that is a list',
    given: { text: sound, files: { 'users.shapes.json': '[]' } },
    gives: { codes: [] },
  },
  {
    name: 'settings that are a number',
    given: { text: sound, files: { '.pagewright.json': '1' } },
    gives: { codes: [] },
  },
];
