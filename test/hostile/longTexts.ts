import { collection, openApi, recording } from '../support/documentsWith.ts';
import type { Attack, DocumentAttack } from './attack.ts';
import { http } from './responses.ts';
import { one, serverRows } from './servers/serverRows.ts';

const long = 100_000;
const around = (more: object) => http(JSON.stringify({ data: [{ id: 1 }], ...more }));
const byStatus = { error: 'http.status' } as const;
const page = (html: string) => http(html, { 'Content-Type': 'text/html' }, '403 Forbidden');
const filtered = (filter: string) => ({
  children: [{ endpoint: 'lines/{id}', placeholders: { id: 'id' }, recursionFilter: filter }],
});

/** Texts of an API through which a pattern could go from each of their characters. */
export const longTexts = serverRows([
  ['a page of nothing but opened tags', page('<'.repeat(long)), byStatus],
  ['a page of styles that never end', page('<style '.repeat(long / 5)), byStatus],
  ['a page of scripts that end as styles', page('<script></style>'.repeat(long / 10)), byStatus],
  ['an error that is over and over', http(`{"error":"${'over '.repeat(long)}"}`, {}, '400 Bad'), byStatus],
  ['an error of nothing but braces', http(`{"error":"${'{{'.repeat(long)}"}`, {}, '400 Bad'), byStatus],
  ['a link of nothing but opened addresses', http('[{"id":1}]', { Link: '<'.repeat(8000) }), { tables: one }],
  ['a range of digits', http('[{"id":1}]', { 'Content-Range': `items ${'1'.repeat(8000)}` }), { tables: one }],
  ['a total of blanks', around({ total: `> ${' '.repeat(long)}x` }), { tables: one }],
  ['a total of digits', around({ total: `${'1'.repeat(long)}x` }), { tables: one }],
  ['a next address of slashes', around({ next: `${'/'.repeat(long)}x` }), { tables: one, verdicts: ['incomplete'] }],
  [
    'a value for a filter of many wildcards',
    http(`[{"id":1,"name":"${'a'.repeat(long)}"}]`),
    { tables: { 'items.csv': `"id","name"\n"1","${'a'.repeat(long)}"\n` } },
    { job: filtered(`name~~${'%a'.repeat(20)}%b`) },
  ],
  ['a request ID that no machine made', around({ request_id: `${'1'.repeat(long)} ` }), { tables: one }],
]);

const configuration = (more: { api?: object; config?: object; job?: object }) => ({
  text: JSON.stringify({
    api: { baseUrl: 'https://a/', ...more.api },
    config: { jobs: [{ endpoint: 'x', ...more.job }], ...more.config },
  }),
});

/** Configurations from somebody else. */
export const longDocuments: readonly DocumentAttack[] = [
  {
    name: 'a filter of blanks',
    given: configuration({ job: filtered(' '.repeat(long)) }),
    gives: { codes: ['config.invalid'] },
  },
  {
    name: 'a filter of operators',
    given: configuration({ job: filtered('id=='.repeat(long / 4)) }),
    gives: { codes: [] },
  },
  {
    name: 'a base address of passwords',
    given: configuration({ api: { baseUrl: `https://${':a'.repeat(long)}` } }),
    gives: { codes: ['config.invalid'] },
  },
  {
    name: 'an endpoint of slashes',
    given: configuration({ job: { endpoint: 'a/'.repeat(5) + '/'.repeat(long) } }),
    gives: { codes: ['url.double-slash'] },
  },
  {
    name: 'a reference without dots',
    given: configuration({ job: { params: { a: { attr: 'a'.repeat(long) } } } }),
    gives: { codes: ['function.unknown-reference'] },
  },
  {
    name: 'an attribute of braces',
    given: configuration({ config: { key: '{{'.repeat(long) } }),
    gives: { codes: [] },
  },
];

/** Documents that describe an API. Each must give its endpoints. */
export const longDescriptions: readonly Attack<unknown, { endpoints: number }>[] = [
  ...Object.entries({
    digits: '1',
    'digits and commas': '1,',
    'digits and letters': '1 a',
    'ends of sentences': '. ',
    'opened links': '](',
    'opened tags': '<',
    'braces and blanks': '{{   ',
    maxima: 'max ',
    defaults: 'default is  ',
    headers: 'link headers ',
    blanks: `a${' '.repeat(long)}`,
  }).map(([what, piece]) => ({
    name: `OpenAPI that tells of nothing but ${what}`,
    given: openApi({ told: piece.repeat(long / piece.length + 1) }),
    gives: { endpoints: 2 },
  })),
  {
    name: 'OpenAPI with a parameter of underscores',
    given: openApi({ name: `a${'_'.repeat(15_000)}0__` }),
    gives: { endpoints: 2 },
  },
  {
    name: 'OpenAPI with a parameter that is too long',
    given: openApi({ name: `a${'_'.repeat(long)}0__` }),
    gives: { endpoints: 2 },
  },
  {
    name: 'OpenAPI with a path of braces',
    given: openApi({ path: `/users/${'{'.repeat(15_000)}` }),
    gives: { endpoints: 2 },
  },
  {
    name: 'OpenAPI with a path that is too long',
    given: openApi({ path: `/users/${'{'.repeat(long)}` }),
    gives: { endpoints: 0 },
  },
  {
    name: 'OpenAPI with a server of braces',
    given: openApi({ server: `https://a.b/${'{'.repeat(15_000)}` }),
    gives: { endpoints: 2 },
  },
  {
    name: 'OpenAPI with a property of dashes',
    given: openApi({ property: '-'.repeat(15_000) }),
    gives: { endpoints: 2 },
  },
  {
    name: 'Postman with an address of opened variables',
    given: collection({ url: `https://a.b/${'{{ '.repeat(long)}` }),
    gives: { endpoints: 1 },
  },
  {
    name: 'Postman with a variable of blanks',
    given: collection({ url: `https://a.b/{{${' '.repeat(long)}` }),
    gives: { endpoints: 1 },
  },
  {
    name: 'Postman with a body of a variable of blanks',
    given: collection({ raw: `{"a": {{${' '.repeat(long)}` }),
    gives: { endpoints: 1 },
  },
  {
    name: 'HAR with a body of a variable of blanks',
    given: recording({ body: `{"a": {{${' '.repeat(long)}` }),
    gives: { endpoints: 2 },
  },
  {
    name: 'HAR with base64 of blanks',
    given: recording({ body: `data:a;base64,${' '.repeat(long)}!` }),
    gives: { endpoints: 2 },
  },
  { name: 'HAR with a query of slashes', given: recording({ query: '/'.repeat(15_000) }), gives: { endpoints: 2 } },
];
