import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSchema } from '../../../../engine/core/schema/checkSchema.ts';
import { assertGrowsWithSize } from '../../../support/countCalls.ts';
import { furtherCases } from '../../../support/furtherCases.ts';
import { soundConfigs } from '../../schemas/soundConfigs.ts';

/** A sound configuration with one section replaced. */
function withSection(section: string, value: unknown): object {
  const config: Record<string, unknown> = { jobs: [{ endpoint: 'parcels' }] };
  const api: Record<string, unknown> = { baseUrl: 'https://api.example.test/' };
  const [area, key] = section.split('.');
  if (area === 'job') return { api, config: { jobs: [{ endpoint: 'parcels', ...asObject(value) }] } };
  if (area === 'child')
    return { api, config: { jobs: [{ endpoint: 'a', children: [{ endpoint: 'b', ...asObject(value) }] }] } };
  if (key === undefined) return { api, config, [section]: value };
  Object.assign(area === 'api' ? api : config, { [key]: value });
  return { api, config };
}

/** The section of `docs/format/configuration.md` with the row of the table that a bad value belongs to. */
const sectionsOf: Record<string, string> = {
  'api.baseUrl': '5.1',
  'api.http': '5.2',
  'api.retryConfig': '5.4',
  'api.pagination': '5.5',
  'api.authentication': '5.6',
  sshProxy: '6',
  aws: '6',
  cache: '7',
  iterations: '8',
  api: '4',
  config: '4',
  job: '10',
  child: '11',
  authorization: '12',
};

function referenceTo(section: string): string {
  const [area = ''] = section.split('.');
  const whole = area === 'api' ? '5' : '9';
  return `configuration.md ${sectionsOf[section] ?? (section.includes('.') ? whole : sectionsOf[area])}`;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

type Row = [section: string, value: unknown, code: string, pointer: string, wording?: RegExp];

const badValues: Row[] = [
  // the outer objects
  ['api', undefined, 'missing-key', '', /"api" is missing in the configuration/],
  ['api', null, 'wrong-type', '/api', /"api" must be an object, but is null\./],
  ['api', 'https://x.test', 'wrong-type', '/api', /but is text\./],
  ['api', {}, 'missing-key', '/api', /"baseUrl" is missing in "api"/],
  ['config', undefined, 'missing-key', '', /"config" is missing/],
  ['config', {}, 'missing-key', '/config', /"jobs" is missing in "config"/],
  ['config', [], 'wrong-type', '/config', /must be an object, but is a list/],
  ['iterations', 5, 'wrong-type', '/iterations', /a list of objects, but is a number/],
  ['iterations', [{ a: 1 }, 'b'], 'wrong-type', '/iterations/1', /Element 2 of "iterations" must be an object/],
  ['iterations', [{ jobs: [] }], 'empty', '/iterations/0/jobs'],
  ['cache', 'yes', 'wrong-type', '/cache', /true or an object with "ttl"/],
  ['cache', { ttl: 'long' }, 'invalid', '/cache/ttl'],
  [
    'sshProxy',
    { host: 'h', port: 22, user: 'u' },
    'missing-key',
    '/sshProxy',
    /"#privateKey" is missing in "sshProxy"/,
  ],
  ['sshProxy', { host: 'h', port: 22, user: 'u', '#privateKey': '' }, 'empty', '/sshProxy/#privateKey'],
  ['sshProxy', { host: 'h', port: 'ssh', user: 'u', '#privateKey': 'k' }, 'invalid', '/sshProxy/port'],
  [
    'aws',
    { signature: { credentials: { accessKeyId: 'A', '#secretKey': 's', serviceName: 's3' } } },
    'missing-key',
    '/aws/signature/credentials',
    /"regionName"/,
  ],
  [
    'aws',
    { signature: { credentials: { accessKeyId: '', '#secretKey': 's', serviceName: 's3', regionName: 'r' } } },
    'empty',
    '/aws/signature/credentials/accessKeyId',
  ],

  // api
  ['api.baseUrl', '', 'empty', '/api/baseUrl', /"baseUrl" must not be empty/],
  ['api.baseUrl', 80, 'wrong-type', '/api/baseUrl', /an address that begins with http/],
  ['api.baseUrl', null, 'wrong-type', '/api/baseUrl'],
  ['api.baseUrl', 'api.example.test', 'invalid', '/api/baseUrl', /http:\/\/ or https:\/\//],
  ['api.baseUrl', 'ftp://api.example.test', 'invalid', '/api/baseUrl'],
  ['api.baseUrl', 'https://a..b/', 'invalid', '/api/baseUrl'],
  ['api.baseUrl', 'https://api.example.test/{id}', 'invalid', '/api/baseUrl'],
  ['api.baseUrl', { time: 'currentStart' }, 'invalid', '/api/baseUrl', /function call .* or a single reference/],
  ['api.baseUrl', { function: 'concatenate', args: [] }, 'unknown-value', '/api/baseUrl/function'],
  ['api.name', 5, 'wrong-type', '/api/name'],
  ['api.caCertificate', true, 'wrong-type', '/api/caCertificate', /but is true/],
  ['api.#clientCertificate', ['x'], 'wrong-type', '/api/#clientCertificate'],
  ['api.http', { headers: { A: { time: 'currentStart' } } }, 'invalid', '/api/http/headers/A'],
  ['api.http', { headers: { A: { function: 'md6', args: [] } } }, 'unknown-value', '/api/http/headers/A/function'],
  ['api.http', { headers: { A: { attr: { x: 1 } } } }, 'wrong-type', '/api/http/headers/A/attr'],
  ['api.http', { defaultOptions: 'none' }, 'wrong-type', '/api/http/defaultOptions'],
  ['api.http', { defaultOptions: { method: 'PATCH' } }, 'unknown-value', '/api/http/defaultOptions/method'],
  [
    'api.retryConfig',
    { http: { codes: '429' } },
    'wrong-type',
    '/api/retryConfig/http/codes',
    /must be a list, but is text/,
  ],

  // pagination
  ['api.pagination', { method: 'ofset' }, 'unknown-value', '/api/pagination/method', /Did you mean "offset"\?/],
  [
    'api.pagination',
    { method: ['offset'] },
    'wrong-type',
    '/api/pagination/method',
    /must be one of "offset", .* but is a list/,
  ],
  ['api.pagination', { method: 'offset', limit: 0 }, 'invalid', '/api/pagination/limit', /page size of 0/],
  [
    'api.pagination',
    { method: 'offset', limit: 'ten' },
    'invalid',
    '/api/pagination/limit',
    /whole number or numeric text/,
  ],
  [
    'api.pagination',
    { method: 'offset', limit: [10] },
    'wrong-type',
    '/api/pagination/limit',
    /^"limit" must be a whole number or numeric text, but is a list\.$/,
  ],
  ['api.pagination', { method: 'pagenum', limit: { a: 1 } }, 'wrong-type', '/api/pagination/limit'],
  ['api.pagination', { method: 'offset', limitParam: 5 }, 'wrong-type', '/api/pagination/limitParam'],
  ['api.pagination', { method: 'response.url', urlKey: ['a'] }, 'wrong-type', '/api/pagination/urlKey'],
  [
    'api.pagination',
    { method: 'response.param', queryParam: 'p' },
    'missing-key',
    '/api/pagination',
    /"responseParam" is missing/,
  ],
  [
    'api.pagination',
    { method: 'response.param', responseParam: 'a', queryParam: '' },
    'empty',
    '/api/pagination/queryParam',
  ],
  [
    'api.pagination',
    { method: 'response.param', responseParam: 'a', queryParam: 'b', scrollRequest: 'next' },
    'wrong-type',
    '/api/pagination/scrollRequest',
  ],
  [
    'api.pagination',
    { method: 'response.param', responseParam: 'a', queryParam: 'b', scrollRequest: { method: 'PULL' } },
    'unknown-value',
    '/api/pagination/scrollRequest/method',
  ],
  ['api.pagination', { method: 'cursor', param: 'since' }, 'missing-key', '/api/pagination', /"idKey"/],
  ['api.pagination', { method: 'cursor', idKey: 'id', param: '' }, 'empty', '/api/pagination/param'],
  [
    'api.pagination',
    { method: 'cursor', idKey: 'id', param: 'p', increment: '1' },
    'wrong-type',
    '/api/pagination/increment',
  ],
  [
    'api.pagination',
    { method: 'cursor', idKey: 'id', param: 'p', increment: 1.5 },
    'wrong-type',
    '/api/pagination/increment',
    /whole number, but is a fraction/,
  ],
  ['api.pagination', { method: 'multiple' }, 'missing-key', '/api/pagination', /"scrollers"/],
  ['api.pagination', { method: 'multiple', scrollers: {} }, 'empty', '/api/pagination/scrollers'],
  ['api.pagination', { method: 'multiple', scrollers: { a: 'offset' } }, 'wrong-type', '/api/pagination/scrollers/a'],
  [
    'api.pagination',
    { method: 'multiple', scrollers: { a: { method: 'cursor', param: 'p' } } },
    'missing-key',
    '/api/pagination/scrollers/a',
    /"idKey" is missing in "a"/,
  ],
  [
    'api.pagination',
    { method: 'pagenum', nextPageFlag: { stopOn: true } },
    'missing-key',
    '/api/pagination/nextPageFlag',
    /"field"/,
  ],
  [
    'api.pagination',
    { method: 'pagenum', nextPageFlag: { field: 'm' } },
    'missing-key',
    '/api/pagination/nextPageFlag',
    /"stopOn"/,
  ],
  [
    'api.pagination',
    { method: 'pagenum', nextPageFlag: { field: 'm', stopOn: 'no' } },
    'wrong-type',
    '/api/pagination/nextPageFlag/stopOn',
    /true or false, but is text/,
  ],
  [
    'api.pagination',
    { method: 'pagenum', nextPageFlag: { field: 'm', stopOn: true, ifNotSet: 1 } },
    'wrong-type',
    '/api/pagination/nextPageFlag/ifNotSet',
  ],
  ['api.pagination', { method: 'pagenum', forceStop: { pages: '2' } }, 'wrong-type', '/api/pagination/forceStop/pages'],
  [
    'api.pagination',
    { method: 'pagenum', limitStop: { rows: 5 } },
    'missing-key',
    '/api/pagination/limitStop',
    /one of the keys "count" and "field"/,
  ],
  [
    'api.pagination',
    { method: 'pagenum', limitStop: { count: 0 } },
    'missing-key',
    '/api/pagination/limitStop',
    /0 counts as none/,
  ],
  ['api.pagination', { method: 'pagenum', limitStop: { count: '0' } }, 'missing-key', '/api/pagination/limitStop'],
  ['api.pagination', { method: 'pagenum', limitStop: { count: '' } }, 'missing-key', '/api/pagination/limitStop'],
  ['api.pagination', { method: 'pagenum', limitStop: { count: 'many' } }, 'invalid', '/api/pagination/limitStop/count'],
  ['api.pagination', { method: 'pagenum', limitStop: { field: '' } }, 'empty', '/api/pagination/limitStop/field'],
  [
    'api.pagination',
    { method: 'pagenum', limitStop: { count: 0, field: '' } },
    'empty',
    '/api/pagination/limitStop/field',
  ],
  [
    'api.pagination',
    { method: 'pagenum', limitStop: { count: 5, field: 'total' } },
    'invalid',
    '/api/pagination/limitStop',
    /only one of the keys/,
  ],
  ['api.pagination', { method: 'pagenum', pages: {} }, 'wrong-type', '/api/pagination/pages'],

  // authentication
  ['api.authentication', 'basic', 'wrong-type', '/api/authentication'],
  ['api.authentication', { type: 'bearer' }, 'unknown-value', '/api/authentication/type'],
  ['api.authentication', { type: 'Basic' }, 'unknown-value', '/api/authentication/type', /Did you mean "basic"\?/],
  [
    'api.authentication',
    { type: 'query' },
    'missing-key',
    '/api/authentication',
    /"query" is missing in "authentication"/,
  ],
  ['api.authentication', { type: 'url.query', query: {} }, 'empty', '/api/authentication/query'],
  ['api.authentication', { type: 'login' }, 'missing-key', '/api/authentication', /"loginRequest"/],
  [
    'api.authentication',
    { type: 'login', loginRequest: {} },
    'missing-key',
    '/api/authentication/loginRequest',
    /"endpoint"/,
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: '' } },
    'empty',
    '/api/authentication/loginRequest/endpoint',
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: 'a', method: 'LOGIN' } },
    'unknown-value',
    '/api/authentication/loginRequest/method',
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: 'a', headers: { A: { b: 1 } } } },
    'invalid',
    '/api/authentication/loginRequest/headers/A',
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: 'a' }, format: 'xml' },
    'unknown-value',
    '/api/authentication/format',
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: 'a' }, expires: 1.5 },
    'wrong-type',
    '/api/authentication/expires',
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: 'a' }, expires: 'soon' },
    'invalid',
    '/api/authentication/expires',
  ],
  [
    'api.authentication',
    { type: 'login', loginRequest: { endpoint: 'a' }, expires: {} },
    'missing-key',
    '/api/authentication/expires',
  ],
  ['api.authentication', { type: 'oauth20', format: 'xml' }, 'unknown-value', '/api/authentication/format'],
  [
    'api.authentication',
    { type: 'oauth20', headers: { A: { attr: 'x' } } },
    'invalid',
    '/api/authentication/headers/A',
  ],
  ['api.authentication', { type: 'oauth20.login' }, 'missing-key', '/api/authentication', /"loginRequest"/],
  [
    'authorization',
    { oauth_api: { credentials: { '#data': {}, appKey: 'a', '#appSecret': 's' } } },
    'wrong-type',
    '/authorization/oauth_api/credentials/#data',
  ],
  [
    'authorization',
    { oauth_api: { credentials: { data: 'x', appKey: 'a', '#appSecret': 's' } } },
    'missing-key',
    '/authorization/oauth_api/credentials',
    /"#data"/,
  ],

  // config
  ['config.jobs', [], 'empty', '/config/jobs', /"jobs" must contain at least one element/],
  ['config.jobs', { endpoint: 'a' }, 'wrong-type', '/config/jobs', /a list, but is an object/],
  ['config.jobs', ['parcels'], 'wrong-type', '/config/jobs/0', /Element 1 of "jobs" must be an object, but is text/],
  [
    'config.jobs',
    [{ endpoint: 'a' }, {}],
    'missing-key',
    '/config/jobs/1',
    /"endpoint" is missing in element 2 of "jobs"/,
  ],
  ['config.incrementalOutput', 'yes', 'wrong-type', '/config/incrementalOutput'],
  ['config.outputBucket', ['b'], 'wrong-type', '/config/outputBucket'],
  ['config.compatLevel', 'old', 'invalid', '/config/compatLevel'],
  ['config.userData', { at: { function: 'now' } }, 'unknown-value', '/config/userData/at/function'],
  ['config.mappings', { parcels: {} }, 'empty', '/config/mappings/parcels'],
  ['config.mappings', { parcels: 'id' }, 'wrong-type', '/config/mappings/parcels', /from paths to columns/],
  ['config.mappings', { parcels: { id: 5 } }, 'wrong-type', '/config/mappings/parcels/id'],
  [
    'config.mappings',
    { parcels: { id: {} } },
    'missing-key',
    '/config/mappings/parcels/id',
    /"mapping" is missing in "id"/,
  ],
  [
    'config.mappings',
    { parcels: { id: { mapping: {} } } },
    'missing-key',
    '/config/mappings/parcels/id/mapping',
    /"destination"/,
  ],
  ['config.mappings', { parcels: { '0': 'first' } }, 'invalid', '/config/mappings/parcels/0', /needs the long form/],
  ['config.mappings', { parcels: { '0': {} } }, 'missing-key', '/config/mappings/parcels/0', /missing in "0"/],
  [
    'config.mappings',
    { parcels: { id: { type: 'colum', mapping: { destination: 'id' } } } },
    'unknown-value',
    '/config/mappings/parcels/id/type',
    /Did you mean "column"\?/,
  ],
  [
    'config.mappings',
    { p: { e: { type: 'table', tableMapping: { a: 'a' } } } },
    'missing-key',
    '/config/mappings/p/e',
    /"destination"/,
  ],
  [
    'config.mappings',
    { p: { e: { type: 'table', destination: 'e' } } },
    'missing-key',
    '/config/mappings/p/e',
    /"tableMapping"/,
  ],
  [
    'config.mappings',
    { p: { e: { type: 'table', destination: 'e', tableMapping: {} } } },
    'empty',
    '/config/mappings/p/e/tableMapping',
  ],

  // jobs and their children
  ['job', { endpoint: '' }, 'empty', '/config/jobs/0/endpoint'],
  ['job', { endpoint: 5 }, 'wrong-type', '/config/jobs/0/endpoint', /must be text, but is a number/],
  ['job', { method: 'PUT' }, 'unknown-value', '/config/jobs/0/method', /one of "GET", "POST" and "FORM", but is "PUT"/],
  ['job', { method: 1 }, 'wrong-type', '/config/jobs/0/method'],
  ['job', { params: 'a=1' }, 'wrong-type', '/config/jobs/0/params'],
  [
    'job',
    { params: { a: { function: 'md4' } } },
    'unknown-value',
    '/config/jobs/0/params/a/function',
    /Did you mean "md5"\?/,
  ],
  ['job', { params: { a: { time: 'lastStart' } } }, 'unknown-value', '/config/jobs/0/params/a/time'],
  ['job', { params: { a: { b: [{ function: 'sha' }] } } }, 'unknown-value', '/config/jobs/0/params/a/b/0/function'],
  ['job', { headers: 'Accept: x' }, 'wrong-type', '/config/jobs/0/headers'],
  ['job', { id: 5 }, 'wrong-type', '/config/jobs/0/id'],
  ['job', { dataType: 5 }, 'wrong-type', '/config/jobs/0/dataType'],
  ['job', { dataField: true }, 'wrong-type', '/config/jobs/0/dataField', /a path as text, or an object with "path"/],
  [
    'job',
    { dataField: { delimiter: '/' } },
    'missing-key',
    '/config/jobs/0/dataField',
    /"path" is missing in "dataField"/,
  ],
  ['job', { dataField: { path: '' } }, 'empty', '/config/jobs/0/dataField/path'],
  ['job', { responseFilter: ['a', 5] }, 'wrong-type', '/config/jobs/0/responseFilter/1'],
  ['job', { children: 'b' }, 'wrong-type', '/config/jobs/0/children', /a list of jobs/],
  ['job', { children: ['b'] }, 'wrong-type', '/config/jobs/0/children/0'],
  ['job', { children: [{ dataField: '.' }] }, 'missing-key', '/config/jobs/0/children/0', /"endpoint"/],
  ['child', { placeholders: 'id' }, 'wrong-type', '/config/jobs/0/children/0/placeholders'],
  ['child', { placeholders: { a: 5 } }, 'wrong-type', '/config/jobs/0/children/0/placeholders/a'],
  [
    'child',
    { placeholders: { '0:a': 'id' } },
    'invalid',
    '/config/jobs/0/children/0/placeholders/0:a',
    /level of the parent job/,
  ],
  ['child', { placeholders: { 'x:a/b': 'id' } }, 'invalid', '/config/jobs/0/children/0/placeholders/x:a~1b'],
  [
    'child',
    { placeholders: { a: { function: 'md5' } } },
    'missing-key',
    '/config/jobs/0/children/0/placeholders/a',
    /"path"/,
  ],
  [
    'child',
    { placeholders: { a: { path: 'id', function: 'json_encode' } } },
    'unknown-value',
    '/config/jobs/0/children/0/placeholders/a/function',
  ],
  ['child', { recursionFilter: 'kind=main' }, 'invalid', '/config/jobs/0/children/0/recursionFilter', /type==parent/],
  ['child', { recursionFilter: 'a==1&' }, 'invalid', '/config/jobs/0/children/0/recursionFilter'],
  ['child', { recursionFilter: 5 }, 'wrong-type', '/config/jobs/0/children/0/recursionFilter', /must be text/],
];

describe('the schema check of a configuration', () => {
  describe('finds nothing in a sound configuration:', () => {
    for (const [name, config] of Object.entries(soundConfigs)) {
      it(name, () => assert.deepEqual(checkSchema(config), []));
    }

    it('each of the further cases, wrapped and bare', () => {
      for (const folder of furtherCases) {
        for (const file of readdirSync(folder).filter((name) => /^config.*\.json$/.test(name))) {
          const document = JSON.parse(readFileSync(join(folder, file), 'utf8'));
          assert.deepEqual(checkSchema(document), [], folder);
          assert.deepEqual(checkSchema(document.parameters), [], folder);
        }
      }
    });
  });

  describe('names one problem for a bad value:', () => {
    for (const [section, value, code, pointer, wording] of badValues) {
      it(`${referenceTo(section)}: ${section} ${JSON.stringify(value) ?? 'left out'}`, () => {
        const problems = checkSchema(withSection(section, value));
        assert.deepEqual(
          problems.map((problem) => [problem.severity, problem.code, problem.pointer]),
          [['error', `config.${code}`, pointer]],
        );
        if (wording !== undefined) assert.match(problems[0]?.message ?? '', wording);
      });
    }

    it('at a pointer below parameters where the configuration is wrapped', () => {
      for (const [section, value, code, pointer] of badValues) {
        if (section === 'authorization') continue;
        const problems = checkSchema({ parameters: withSection(section, value) });
        const found = problems.map((problem) => [problem.code, problem.pointer]);
        assert.deepEqual(found, [[`config.${code}`, `/parameters${pointer}`]], `${section} ${JSON.stringify(value)}`);
      }
    });
  });

  describe('looks at a document that is no configuration:', () => {
    const documents: [unknown, string[]][] = [
      [{}, ['config.missing-key ', 'config.missing-key ']],
      [[], ['config.wrong-type ']],
      [null, ['config.wrong-type ']],
      ['text', ['config.wrong-type ']],
      [{ parameters: null }, ['config.wrong-type /parameters']],
      [{ parameters: {} }, ['config.missing-key /parameters', 'config.missing-key /parameters']],
    ];
    for (const [document, expected] of documents) {
      it(JSON.stringify(document), () => {
        assert.deepEqual(
          checkSchema(document).map(({ code, pointer }) => `${code} ${pointer}`),
          expected,
        );
      });
    }
  });

  it('tells a quick fix which key is missing and which word was meant', () => {
    assert.deepEqual(checkSchema(withSection('api', {}))[0]?.data, { key: 'baseUrl' });
    assert.deepEqual(checkSchema(withSection('api.pagination', { method: 'pagenums' }))[0]?.data, {
      suggestion: 'pagenum',
    });
    assert.equal(checkSchema(withSection('api.pagination', { method: 'link-header' }))[0]?.data, undefined);
  });

  it('reports in the order in which a run looks: config, tunnel, signature, api, authentication, http, pagination', () => {
    const document = {
      api: {
        pagination: { method: 'none' },
        http: { defaultOptions: 5 },
        authentication: { type: 'none' },
        baseUrl: 5,
        name: 5,
      },
      aws: { signature: { credentials: { accessKeyId: '' } } },
      sshProxy: 'tunnel',
      config: { jobs: [{ endpoint: 5 }], incrementalOutput: 'no' },
    };
    const places = checkSchema(document).map(({ pointer }) => pointer);
    assert.deepEqual(
      [...new Set(places.map((pointer) => pointer.split('/').slice(1, 3).join('/')))],
      [
        'config/incrementalOutput',
        'config/jobs',
        'sshProxy',
        'aws/signature',
        'api/baseUrl',
        'api/name',
        'api/authentication',
        'api/http',
        'api/pagination',
      ],
    );
  });

  it('speaks only of the method that the author chose', () => {
    const problems = checkSchema(withSection('api.pagination', { method: 'response.param', limit: 'x', idKey: 5 }));
    assert.deepEqual(problems.map(({ data }) => data?.key).sort(), ['queryParam', 'responseParam']);
  });

  it('asks for jobs in config unless every iteration brings its own', () => {
    const base = { api: { baseUrl: 'https://api.example.test/' }, config: {} };
    const own = { jobs: [{ endpoint: 'a' }] };
    assert.equal(checkSchema({ ...base, iterations: [own, own] }).length, 0);
    assert.equal(checkSchema({ ...base, iterations: [own, {}] })[0]?.pointer, '/config');
    assert.equal(checkSchema({ ...base, iterations: [] })[0]?.pointer, '/config');
  });

  it('takes the query of authentication from its old place too', () => {
    const api = { baseUrl: 'https://api.example.test/', authentication: { type: 'url.query' }, query: { key: 'k' } };
    assert.deepEqual(checkSchema({ api, config: { jobs: [{ endpoint: 'a' }] } }), []);
  });

  it('comes to the end of a filter of very many comparisons, also where its last one is wrong', () => {
    const recursionFilter = `${'a>=b==c<=d!=e&'.repeat(100_000)}f`;
    const problems = checkSchema(withSection('child', { recursionFilter }));
    assert.equal(problems[0]?.pointer, '/config/jobs/0/children/0/recursionFilter');
  });

  it('never quotes a value that may be secret', () => {
    const document = {
      api: { baseUrl: 'ftp://ada:hunter2@x.test', '#clientCertificate': ['hunter2'] },
      config: { '#password': { key: 'hunter2' }, password: ['hunter2'], jobs: [{ endpoint: 'a' }] },
    };
    const problems = checkSchema(document);
    assert.equal(problems.length, 2);
    assert.doesNotMatch(JSON.stringify(problems), /hunter2/);
  });

  it('is work that grows as a list of which every part is wrong', () =>
    assertGrowsWithSize((size) => {
      const problems = checkSchema({ api: {}, config: { jobs: Array.from({ length: size }, () => ({})) } });
      assert.ok(problems.length > size, `${problems.length} problems`);
    }, 1_000));
});
