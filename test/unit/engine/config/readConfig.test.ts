import assert from 'node:assert/strict';
import { readConfig } from '../../../../engine/core/config/readConfig.ts';
import { entriesOf } from '../../../../engine/core/json/value.ts';
import { sweep } from '../../../support/sweep.ts';
import { soundConfigs } from '../../schemas/soundConfigs.ts';
import {
  documentOf,
  firstProblem,
  iterationOf,
  jobOf,
  moment,
  problemsIn,
  problemsOf,
  readParts,
} from './readParts.ts';

const least = { api: { baseUrl: 'https://api.example.test/' }, config: { jobs: [{ endpoint: 'parcels' }] } };
const problemsOfText = (document: unknown) =>
  problemsIn(JSON.stringify(document)).map(({ code, pointer }) => `${code} ${pointer}`);

describe('the outer wrapper (configuration.md 3)', () => {
  it('configuration.md 3: a configuration is read wrapped in parameters and bare', () => {
    for (const [document, root] of [
      [{ parameters: least }, '/parameters'],
      [least, ''],
    ] as const) {
      const read = readConfig(JSON.stringify(document), moment);
      assert.ok('config' in read);
      assert.equal(read.config.root, root);
      assert.equal(read.config.iterations[0]?.jobs[0]?.endpoint, 'parcels');
    }
  });

  it('configuration.md 3: parameters that are empty lack their sections', () =>
    assert.ok(problemsOfText({ parameters: {} }).includes('config.missing-key /parameters')));

  for (const parameters of [null, 5, 'x', [], true]) {
    it(`configuration.md 3: parameters that are ${JSON.stringify(parameters)} are a user error`, () =>
      assert.match(problemsOfText({ parameters })[0] ?? '', /^config\.\S+ (\/parameters)?$/));
  }

  it('configuration.md 3: authorization stands beside parameters, and so do the pointers into it', () => {
    const [problem] = problemsOf({ api: { authentication: { type: 'oauth10' } } });
    assert.equal(problem?.pointer, '/authorization');
  });

  it('configuration.md 3: storage and others do not change what is read', () =>
    assert.equal(firstProblem({ outer: { storage: 5, anything: [null] } }), undefined));

  for (const action of ['run', '', null]) {
    it(`configuration.md 3: the action ${JSON.stringify(action)} extracts`, () =>
      assert.equal(firstProblem({ outer: { action } }), undefined));
  }

  for (const action of ['testRequest', 'Run', ' run']) {
    it(`configuration.md 2, 2: the action ${JSON.stringify(action)} extracts nothing, before anything else is checked`, () => {
      const [problem] = problemsOf({ api: { baseUrl: 5 }, outer: { action } });
      assert.equal(problem?.code, 'config.unknown-value');
      assert.equal(problem.pointer, '/action');
      assert.match(problem.message, /^"action" must be "run", because the platform extracts nothing/);
    });
  }

  // text, what it says
  const texts: [string, RegExp][] = [
    ['', /the text ends/],
    ['{', /the text ends/],
    ['{"api": }', /line 1, column 9/],
    ['{"a":1,}', /line 1/],
    ['\ufeff{}', /./],
    [`${'['.repeat(600)}${']'.repeat(600)}`, /./],
  ];
  for (const [text, said] of texts) {
    it(`configuration.md 2, 1: ${JSON.stringify(text.slice(0, 12))} is no JSON and a problem, not a breakdown`, () => {
      const [problem] = problemsIn(text);
      assert.equal(problem?.code, 'json.syntax');
      assert.match(problem?.message ?? '', said);
    });
  }

  for (const document of [[], 'text', 5, null, true]) {
    it(`configuration.md 4: a document that is ${JSON.stringify(document)} is a user error`, () =>
      assert.deepEqual(problemsOfText(document), ['config.wrong-type ']));
  }
});

describe('parameters (configuration.md 4)', () => {
  // section, value, problem
  const rows: [string, unknown, string][] = [
    ['api', undefined, 'config.missing-key /parameters'],
    ['api', null, 'config.wrong-type /parameters/api'],
    ['api', 'https://x.test', 'config.wrong-type /parameters/api'],
    ['api', 5, 'config.wrong-type /parameters/api'],
    ['api', {}, 'config.missing-key /parameters/api'],
    ['config', undefined, 'config.missing-key /parameters'],
    ['config', null, 'config.wrong-type /parameters/config'],
    ['config', {}, 'config.missing-key /parameters/config'],
    ['config', 'x', 'config.wrong-type /parameters/config'],
  ];
  for (const [key, value, problem] of rows) {
    it(`configuration.md 4: ${key} that is ${JSON.stringify(value) ?? 'missing'}`, () =>
      assert.deepEqual(problemsOfText({ parameters: { ...least, [key]: value } }), [problem]));
  }

  it('configuration.md 4: aws, cache, iterations and sshProxy sit beside api and config; elsewhere they do nothing', () => {
    const misplaced = { cache: true, iterations: [{}, {}], aws: { signature: { credentials: { a: 1 } } } };
    const read = readParts({ config: misplaced });
    assert.deepEqual([read.cacheMs, read.iterations.length], [undefined, 1]);
  });
});

describe('the order of checks (configuration.md 2)', () => {
  // Each has one thing wrong; a configuration with all of them names them in this order.
  const flaws: [string, object, RegExp][] = [
    ['4: config present', { config: {} }, /\/config$/],
    ['4: jobs a list', { config: { jobs: [] } }, /\/config\/jobs$/],
    ['4: each job', { config: { jobs: [{}] } }, /\/config\/jobs\/0$/],
    ['4: … and child', { config: { jobs: [{ endpoint: 'a', children: [{}] }] } }, /\/config\/jobs\/0\/children\/0$/],
    ['5: sshProxy', { sshProxy: {} }, /\/sshProxy$/],
    ['5: aws', { aws: { signature: { credentials: { a: 1 } } } }, /\/aws\/signature\/credentials$/],
    ['6: api', { api: { baseUrl: 5 } }, /\/api\/baseUrl$/],
    ['6: authentication', { api: { ...least.api, authentication: { type: 'none' } } }, /\/api\/authentication\/type$/],
    ['6: http', { api: { ...least.api, http: { defaultOptions: 5 } } }, /\/api\/http\/defaultOptions$/],
    ['7: pagination', { api: { ...least.api, pagination: { method: 'none' } } }, /\/api\/pagination\/method$/],
  ];
  for (const [index, [title, flaw, place]] of flaws.entries()) {
    it(`configuration.md 2, ${title}: is named before what comes later`, () => {
      const [, key] = title.split(': ');
      for (const [, later] of flaws.slice(index + 1)) {
        const api = Object.assign({}, ...[later, flaw].map((each) => Reflect.get(each, 'api') ?? {}));
        const document = { ...least, ...later, ...flaw, api: Object.keys(api).length > 0 ? api : least.api };
        assert.match(problemsOfText(document)[0] ?? '', place, key);
      }
    });
  }

  it('configuration.md 2, 6: certificates before authentication, and that before functions of jobs', () => {
    const jobs = [{ endpoint: 'a', params: { p: { attr: 'missing' } } }];
    const basic = { authentication: { type: 'basic' } };
    assert.match(firstProblem({ api: { ...basic, caCertificate: 'x' }, config: { jobs } }) ?? '', /^tls\./);
    assert.match(firstProblem({ api: basic, config: { jobs } }) ?? '', /^authentication\./);
    assert.match(firstProblem({ config: { jobs } }) ?? '', /^function\./);
  });

  it('configuration.md 2, 6: headers before the functions of jobs', () => {
    const config = { jobs: [{ endpoint: 'a', params: { p: { attr: 'missing' } } }] };
    assert.match(
      firstProblem({ api: { http: { requiredHeaders: ['X-A'] } }, config }) ?? '',
      /^config\.required-header/,
    );
    const http = { headers: { 'X-A': { attr: 'missing' } } };
    assert.match(firstProblem({ api: { http }, config }) ?? '', / \/api\/http\/headers\/X-A$/);
  });

  it('configuration.md 2, Pagewright: pagination, authentication and functions are checked before any request', () => {
    const parts: [object, string][] = [
      [
        { api: { pagination: { method: 'multiple', default: 'b', scrollers: { a: { method: 'pagenum' } } } } },
        'pagination.unknown-scroller /api/pagination',
      ],
      [
        { api: { authentication: { type: 'query', query: { k: { attr: 'missing' } } } } },
        'function.unknown-reference /api/authentication/query/k',
      ],
      [
        {
          api: {
            authentication: { type: 'login', loginRequest: { endpoint: 'a', params: { p: { attr: 'missing' } } } },
          },
        },
        'function.unknown-reference /api/authentication/loginRequest/params/p',
      ],
      [
        {
          config: {
            jobs: [
              { endpoint: 'a', children: [{ endpoint: 'b', placeholders: { i: 'i' }, params: { p: { attr: 'x' } } }] },
            ],
          },
        },
        'function.unknown-reference /config/jobs/0/children/0/params/p',
      ],
    ];
    for (const [part, problem] of parts) assert.equal(firstProblem(part), problem);
  });

  it('configuration.md 2, 6: each iteration is checked', () => {
    const parameters = { iterations: [{}, { '#password': '' }] };
    const parts = {
      api: { authentication: { type: 'basic' } },
      config: { username: 'a', '#password': 'b' },
      parameters,
    };
    assert.match(firstProblem(parts) ?? '', /^authentication\.missing-credential/);
  });
});

/** Every place in a document, with its value. */
function placesIn(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...place, key]))];
}

/** A copy with one place replaced, or left out. */
function replaced(value: unknown, [key, ...below]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  const item = replaced(copy[key], below, by);
  if (item === undefined) delete copy[key];
  else copy[key] = item;
  return copy;
}

const wrongValues = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  '0',
  [],
  [[]],
  ['x'],
  {},
  { a: {} },
  { function: 'md5' },
  { attr: 'missing' },
  { '0': 1, __proto__: 2 },
];

describe('wrongly typed values (configuration.md 0.1)', () => {
  for (const [name, config] of Object.entries(soundConfigs)) {
    it(`configuration.md 0.1, [A]: whatever stands anywhere in "${name}" is read or a problem with a place, never a breakdown`, async () => {
      const wrong = placesIn(config).flatMap((place) => wrongValues.map((value) => ({ place, value })));
      await sweep(wrong, 100, ({ place, value }) => {
        const text = JSON.stringify(replaced(config, place, value)) ?? 'null';
        const problems = problemsIn(text);
        for (const { code, pointer, message, severity } of problems) {
          assert.match(code, /^[a-z]+\.[a-z0-9-]+$/, text);
          assert.match(pointer, /^(\/[^/]*)*$/, text);
          assert.ok(message.length > 10 && severity === 'error', text);
        }
      });
    });
  }
});

describe('unknown keys (configuration.md 0.2)', () => {
  it('configuration.md 0.2: they never stop a run, at any place', () => {
    for (const [name, config] of Object.entries(soundConfigs)) {
      const before = problemsIn(JSON.stringify(config));
      for (const place of placesIn(config)) {
        const parent = place.reduce<unknown>((value, key) => Reflect.get(Object(value), key), config);
        // Keys of these have a meaning: each is a mapping, a placeholder, a header or an element.
        const isFree = typeof parent === 'object' && parent !== null && !Array.isArray(parent);
        if (!isFree || place.some((key) => /^(mappings|placeholders|scrollers|iterations)$/.test(key))) continue;
        // An empty object counts as absent, and one with a single key may be a reference.
        if (Object.keys(parent).length < 2 || 'function' in parent) continue;
        const text = JSON.stringify(replaced(config, [...place, 'unknownKey'], 5));
        assert.deepEqual(problemsIn(text), before, `${name} /${place.join('/')}`);
      }
    }
  });

  // `docs/format/configuration.md#15-keys-that-do-nothing`: seen, where
  const seen: [string, object][] = [
    ['baseURL', { api: { baseURL: 5 } }],
    ['paramsIsQuery', { api: { pagination: { method: 'response.url', paramsIsQuery: true } } }],
    ['retryConfig.http.maxRetries', { api: { retryConfig: { http: { maxRetries: 3 }, account: 1 } } }],
    ['http.codes', { api: { http: { codes: [1], retryHeader: 'x', maxRetries: 1 } } }],
    ['a header under http', { api: { http: { Accept: 'x' } } }],
    ['http.params', { api: { http: { params: { a: 1 } } } }],
    ['api.default', { api: { default: { http: { params: {} } } } }],
    ['clientCertificate', { api: { clientCertificate: 'x' } }],
    ['pagination.pages', { api: { pagination: { method: 'pagenum', pages: 3 } } }],
    ['pagination.offset', { api: { pagination: { method: 'offset', limit: 2, offset: 5 } } }],
    ['dataField.separator', { config: { jobs: [{ endpoint: 'a', dataField: { path: 'b', separator: '/' } }] } }],
    ['recursionFilter at the top', { config: { jobs: [{ endpoint: 'a', recursionFilter: 'x' }] } }],
    ['sshProxy under config', { config: { sshProxy: 5 } }],
    ['sshProxy at the root', { outer: { sshProxy: 5 } }],
    ['ssl_verify', { api: { ssl_verify: false } }],
  ];
  for (const [title, parts] of seen) {
    it(`configuration.md 15: ${title} does nothing and stops nothing`, () =>
      assert.equal(firstProblem(parts), undefined));
  }
});

describe('UI keys (configuration.md 14)', () => {
  it('configuration.md 14: keys with __ are ignored wherever they stand', () => {
    const ui = {
      __SELECTED_JOB: '1_0',
      __CURL_COMMAND: 'x',
      __FUNCTION_CFG: {},
      __NESTING_LEVEL: 1,
      __PRIMARY_KEY: [],
    };
    const config = { __AUTH_METHOD: 5, '#__BEARER_TOKEN': 'b', __CLIENT_ID: 'c', '#__CLIENT_SECRET': 's' };
    assert.equal(firstProblem({ parameters: ui, config }), undefined);
  });
});

describe('secrets (configuration.md 14)', () => {
  const parts = {
    api: { '#secretHeader': 'one1' },
    config: {
      '#token': 'two2',
      deep: { list: [{ '#key': 'three3' }] },
      '#object': { a: ['four4', { b: 5 }] },
      plain: 'open',
    },
    outer: { authorization: { oauth_api: { credentials: { '#data': 'five5', '#appSecret': 'six6', appKey: 'key' } } } },
  };

  it('configuration.md 14: every value behind a key with # is a secret, at any depth, beside parameters too', () => {
    const { secrets } = readParts(parts);
    for (const secret of ['one1', 'two2', 'three3', 'four4', '5', 'five5', 'six6'])
      assert.ok(secrets.includes(secret), secret);
    assert.ok(!secrets.includes('open') && !secrets.includes('key'));
  });

  it('configuration.md 14: … and what is computed from one: parameters, headers, columns', () => {
    const made = (name: string) => ({ function: 'concat', args: [`${name}-`, { attr: '#token' }] });
    const { secrets } = readParts({
      api: { http: { headers: { 'X-A': made('header') }, defaultOptions: { params: { a: made('default') } } } },
      config: {
        '#token': 'two2',
        userData: { u: made('column') },
        jobs: [{ endpoint: 'a', params: { p: made('param'), q: { r: [made('deep')] } } }],
      },
    });
    for (const name of ['header', 'default', 'column', 'param', 'deep'])
      assert.ok(secrets.includes(`${name}-two2`), name);
  });

  it('configuration.md 14: … and a credential that stands in a plain header, wherever headers are written', () => {
    const headers = (value: string) => ({ headers: { 'X-Api-Key': value, Accept: 'text/plain' } });
    const { secrets } = readParts({
      api: {
        http: { ...headers('of-the-api'), defaultOptions: headers('of-the-defaults') },
        authentication: {
          type: 'login',
          loginRequest: { endpoint: 'login', ...headers('of-the-login') },
          apiRequest: headers('of-the-session'),
        },
      },
      config: {
        http: headers('of-the-config'),
        jobs: [
          {
            endpoint: 'a/{b}',
            ...headers('of-the-job'),
            children: [{ endpoint: 'b/{id}', placeholders: { id: 'id' }, ...headers('of-the-child') }],
          },
        ],
      },
    });
    for (const place of ['api', 'defaults', 'login', 'session', 'config', 'job', 'child'])
      assert.ok(secrets.includes(`of-the-${place}`), place);
    assert.ok(!secrets.includes('text/plain'));
  });

  it('configuration.md 14: a message never shows one', () => {
    const config = { '#name': 'hunter22', jobs: [{ endpoint: 'a' }] };
    const [problem] = problemsOf({ api: { http: { requiredHeaders: ['X-hunter22'] } }, config });
    assert.match(problem?.message ?? '', /•••/);
    assert.doesNotMatch(problem?.message ?? '', /hunter22/);
  });
});

describe('what a configuration warns of', () => {
  it('jobs.md 12: the deprecated forms: url.query, api.query, baseUrl as JSON text', () => {
    const { warnings } = readParts({
      api: {
        baseUrl: '{"attr":"site"}',
        authentication: { type: 'url.query' },
        query: { key: 'k' },
      },
      config: { site: 'https://api.example.test/' },
    });
    assert.deepEqual(
      warnings.map(({ pointer }) => pointer),
      ['/api/authentication/type', '/api/authentication', '/api/baseUrl'],
    );
  });

  it('jobs.md 12: each once, though there are several iterations', () => {
    const parts = {
      api: { authentication: { type: 'url.query', query: { k: 1 } } },
      parameters: { iterations: [{}, {}] },
    };
    assert.equal(readParts(parts).warnings.length, 1);
  });

  it('secrets.md: the secrets that have only the beginning of an encrypted value, without their values', () => {
    const config = { '#a': 'KBC::ProjectSecure', '#b': 'KBC::ProjectSecure::x', note: 'KBC::y', '#c': 'plain' };
    const { warnings } = readParts({ config });
    assert.deepEqual(
      warnings.map(({ pointer }) => pointer),
      ['/config/#a'],
    );
    assert.match(warnings[0]?.message ?? '', /^"#a" begins with "KBC::", .* sent as it is\./);
    assert.doesNotMatch(warnings[0]?.message ?? '', /ProjectSecure/);
  });

  it('a sound configuration gives none', () => assert.deepEqual(readParts().warnings, []));
});

describe('where credentials may go (authentication.md 1, Pagewright)', () => {
  it('authentication.md 1: the origins that the configuration names itself: base, endpoints, login', () => {
    const child = { endpoint: 'https://child.example.test/{id}', placeholders: { id: 'id' } };
    const { origins } = iterationOf({
      api: { authentication: { type: 'login', loginRequest: { endpoint: 'https://login.example.test/x' } } },
      config: {
        jobs: [
          { endpoint: 'parcels' },
          { endpoint: 'https://eu.example.test:8443/x' },
          { endpoint: 'c', children: [child] },
        ],
      },
    });
    assert.deepEqual([...origins.keys()].sort(), [
      'https://api.example.test',
      'https://child.example.test',
      'https://eu.example.test:8443',
      'https://login.example.test',
    ]);
  });

  const addresses: [title: string, baseUrl: string, credentials: string][] = [
    ['none', 'https://api.example.test/', ''],
    ['a name and a password', 'https://ada:p%40ss@api.example.test/', 'ada:p@ss'],
    ['a name alone', 'https://ada@api.example.test/', 'ada:'],
    ['a password alone', 'https://:pass@api.example.test/', ':pass'],
    ['what is no encoding', 'https://ada:50%25%zz@api.example.test/', 'ada:50%25%zz'],
  ];
  for (const [title, baseUrl, credentials] of addresses) {
    it(`configuration.md 5.1: with the credentials that stand in the address: ${title}`, () => {
      const { origins } = iterationOf({ api: { baseUrl }, config: { jobs: [{ endpoint: 'a' }, { endpoint: '/b' }] } });
      assert.deepEqual([...origins], [['https://api.example.test', credentials]]);
    });
  }

  it('configuration.md 5.1: the password of an address is among the secrets, also as it is sent', () => {
    const read = readConfig(JSON.stringify(documentOf({ api: { baseUrl: 'https://ada:p%40ss@a.test/' } })), moment);
    assert.ok('config' in read);
    for (const secret of ['p@ss', Buffer.from('ada:p@ss').toString('base64')])
      assert.ok(read.config.secrets.includes(secret));
  });

  it('configuration.md 5.1: an error about an address does not say them', () => {
    const [problem] = problemsOf({ api: { baseUrl: { attr: 'at' } }, config: { at: 'https://ada:pass@a..b/' } });
    assert.match(problem?.message ?? '', /not "https:\/\/a\.\.b\/"/);
  });
});

describe('parameters of a job (configuration.md 10)', () => {
  it('may be a list, whose positions are their names', () => {
    const { params } = jobOf({ params: [{ id: 1 }, 'b'] });
    assert.deepEqual(entriesOf(params), [
      ['0', { id: 1 }],
      ['1', 'b'],
    ]);
  });
});

describe('reading for a moment', () => {
  it('is the same whatever the order of sections is', () => {
    const document = documentOf({ config: { debug: true } });
    const turned = JSON.stringify(document, (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    const read = readConfig(turned, moment);
    assert.ok('config' in read && read.config.debug);
  });
});
