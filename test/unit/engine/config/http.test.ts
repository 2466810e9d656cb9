import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { underlay } from '../../../../engine/core/request/buildPageRequest.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { firstProblem, iterationOf, jobOf, type Parts, problemsOf, readParts } from './readParts.ts';

const attempt = { now: 0, nonce: () => 'n', session: undefined };

/** The request that the first job sends, with all layers of the configuration. */
function sentBy(parts: Parts) {
  const { jobs, baseUrl, headers, defaultParams, authentication } = iterationOf(parts);
  const [job] = jobs;
  assert.ok(job !== undefined);
  const params = underlay(defaultParams, job.params);
  return authentication.authorize(buildRequest({ ...job, params }, baseUrl, headers), attempt);
}

const headersOf = (parts: Parts) => Object.fromEntries(sentBy(parts).headers);
const addressOf = (parts: Parts) => targetUrl(sentBy(parts).target).replace('https://api.example.test/v2/', '');

describe('headers (configuration.md 5.2)', () => {
  const layers: Parts = {
    api: {
      authentication: { type: 'basic' },
      http: {
        headers: { 'X-Api': 'api', 'x-config': 'api', 'X-Default': 'api', 'X-JOB': 'api', Authorization: 'api' },
        defaultOptions: { headers: { 'x-default': 'default', 'x-job': 'default', authorization: 'default' } },
      },
    },
    config: {
      username: 'ada',
      '#password': 'secret',
      http: { headers: { 'X-Config': 'config', 'X-DEFAULT': 'config', 'X-jOB': 'config', Authorization: 'config' } },
      jobs: [{ endpoint: 'parcels', headers: { 'X-Job': 'job', AUTHORIZATION: 'job' } }],
    },
  };

  it('configuration.md 5.2: authentication, job, default options, config, api: the first that has a name wins, in any letter case', () =>
    assert.deepEqual(headersOf(layers), {
      'X-Api': 'api',
      'X-Config': 'config',
      'x-default': 'default',
      'X-Job': 'job',
      Authorization: `Basic ${btoa('ada:secret')}`,
    }));

  // value, what is sent
  const values: [unknown, unknown][] = [
    ['a text', 'a text'],
    [5, '5'],
    [1.5, '1.5'],
    [true, '1'],
    [false, ''],
    [null, ''],
    [
      ['a', 2, true],
      ['a', '2', '1'],
    ],
    [{ attr: 'name' }, 'ada'],
    [{ attr: 'deep.key' }, '7'],
    [{ function: 'concat', args: ['Bearer ', { attr: '#token' }] }, 'Bearer t0ken'],
  ];
  const attributes = { name: 'ada', deep: { key: 7 }, '#token': 't0ken' };
  for (const [value, sent] of values) {
    for (const section of ['api', 'config'] as const) {
      it(`configuration.md 5.2: ${section}.http.headers with ${JSON.stringify(value)}`, () => {
        const http = { http: { headers: { 'X-A': value } } };
        const parts = { api: {}, config: attributes, [section]: section === 'api' ? http : { ...attributes, ...http } };
        assert.deepEqual(headersOf(parts), { 'X-A': sent });
      });
    }
  }

  for (const headers of ['none', 5, null, [], true]) {
    it(`configuration.md 5.2: headers that are ${JSON.stringify(headers)} are ignored`, () =>
      assert.deepEqual(headersOf({ api: { http: { headers } }, config: { http: { headers } } }), {}));
  }

  for (const http of ['none', 5, null, []]) {
    it(`configuration.md 5: http that is ${JSON.stringify(http)} is ignored`, () =>
      assert.deepEqual(headersOf({ api: { http }, config: { http } }), {}));
  }

  const leftObjects: [string, unknown][] = [
    ['a reference into a context that headers do not have', { time: 'currentStart' }],
    ['a plain object', { a: 'b' }],
  ];
  for (const [title, value] of leftObjects) {
    it(`configuration.md 5.2: ${title} is a user error that names the path of the header`, () => {
      assert.match(firstProblem({ api: { http: { headers: { 'X-A': value } } } }) ?? '', / \/api\/http\/headers\/X-A$/);
      assert.match(
        firstProblem({ config: { http: { headers: { 'X-A': value } } } }) ?? '',
        / \/config\/http\/headers\/X-A$/,
      );
    });
  }

  it('configuration.md 5.2: no Accept and no Accept-Encoding is sent unless configured; a Host is sent as configured', () => {
    assert.deepEqual(headersOf({}), {});
    const headers = { Accept: 'text/csv', 'Accept-Encoding': 'gzip', Host: 'other.example.test' };
    assert.deepEqual(headersOf({ api: { http: { headers } } }), headers);
  });

  it('configuration.md 5.2: the values computed from a secret are secret', () => {
    const value = { function: 'concat', args: ['Bearer ', { attr: '#token' }] };
    const { secrets } = readParts({ api: { http: { headers: { 'X-A': value } } }, config: attributes });
    assert.ok(secrets.includes('t0ken') && secrets.includes('Bearer t0ken'));
  });
});

describe('required headers (configuration.md 5.2)', () => {
  const parts = (requiredHeaders: unknown, headers: object): Parts => ({
    api: { http: { requiredHeaders, headers: { 'X-Tenant': 'api' } } },
    config: { http: { headers } },
  });

  it('configuration.md 5.2: each needs a value in config.http.headers', () =>
    assert.equal(firstProblem(parts(['X-Tenant', 'X-B'], { 'X-Tenant': 'a', 'X-B': 1 })), undefined));

  for (const [title, value] of [
    ['a function', { function: 'concat', args: ['k:', 'a'] }],
    ['a list', ['a', 'b']],
  ] as [string, unknown][]) {
    it(`configuration.md 5.2: ${title} is a value`, () =>
      assert.equal(firstProblem(parts(['X-Tenant'], { 'X-Tenant': value })), undefined));
  }

  for (const [title, headers] of [
    ['missing, though api.http.headers has it', {}],
    ['empty', { 'X-Tenant': '' }],
    ['null', { 'X-Tenant': null }],
    ['"0"', { 'X-Tenant': '0' }],
    ['an empty list', { 'X-Tenant': [] }],
    ['written in other letter case', { 'x-tenant': 'a' }],
  ] as [string, object][]) {
    it(`configuration.md 5.2: a value that is ${title}: a user error that names the header and the place`, () => {
      const [problem] = problemsOf(parts(['X-Tenant'], headers));
      assert.equal(problem?.code, 'config.required-header');
      assert.equal(problem?.pointer, '/parameters/config/http/headers');
      assert.match(problem?.message ?? '', /"X-Tenant".*config\.http\.headers/);
    });
  }

  for (const requiredHeaders of ['X-Tenant', 5, null, {}, []]) {
    it(`configuration.md 5.2: requiredHeaders that are ${JSON.stringify(requiredHeaders)} are ignored`, () =>
      assert.equal(firstProblem(parts(requiredHeaders, {})), undefined));
  }
});

describe('default options (configuration.md 5.3)', () => {
  const withDefaults = (defaultOptions: object, job: object, config: object = {}): Parts => ({
    api: { http: { defaultOptions } },
    config: { ...config, jobs: [{ endpoint: 'parcels', ...job }] },
  });

  it('configuration.md 5.3: default parameters come first, those of the job replace them in place', () => {
    const parts = withDefaults({ params: { lang: 'en', size: 5 } }, { params: { depot: 'PRG', lang: 'cs' } });
    assert.equal(addressOf(parts), 'parcels?lang=cs&size=5&depot=PRG');
  });

  it('configuration.md 5.3: lists are merged by index, a nested object is replaced as a whole', () => {
    const defaults = { params: { ids: ['a', 'b', 'c'], by: { x: 1 } } };
    const parts = withDefaults(defaults, { params: { ids: ['z'], by: { y: 2 } } });
    assert.equal(decodeURIComponent(addressOf(parts)), 'parcels?ids[0]=z&ids[1]=b&ids[2]=c&by[y]=2');
  });

  it("configuration.md 5.3: default headers are under the job's own", () => {
    const parts = withDefaults({ headers: { 'X-A': 'd', 'X-B': 'd' } }, { headers: { 'x-b': 'j' } });
    assert.deepEqual(headersOf(parts), { 'X-A': 'd', 'x-b': 'j' });
  });

  it('configuration.md 5.3: the default method is that of jobs without one', () => {
    const methods = [{}, { method: 'GET' }, { method: '' }, { method: 'Form' }];
    const { jobs } = iterationOf({
      api: { http: { defaultOptions: { method: 'post' } } },
      config: { jobs: methods.map((job, index) => ({ endpoint: `parcels/${index}`, ...job })) },
    });
    assert.deepEqual(
      jobs.map(({ method }) => method),
      ['POST', 'GET', 'POST', 'FORM'],
    );
  });

  it('configuration.md 5.3: … also for children', () => {
    const child = { endpoint: 'depots/{id}', placeholders: { id: 'id' } };
    const { jobs } = iterationOf(withDefaults({ method: 'POST' }, { children: [child] }));
    assert.equal(jobs[0]?.children[0]?.method, 'POST');
  });

  it('configuration.md 5.3, Pagewright: functions are evaluated, with the attributes', () => {
    const key = { attr: '#key' };
    const parts = withDefaults({ params: { key }, headers: { 'X-Key': key } }, {}, { '#key': 'k3y!' });
    assert.equal(addressOf(parts), 'parcels?key=k3y%21');
    assert.deepEqual(headersOf(parts), { 'X-Key': 'k3y!' });
    assert.match(
      firstProblem(withDefaults({ params: { key } }, {})) ?? '',
      / \/api\/http\/defaultOptions\/params\/key$/,
    );
  });

  it('configuration.md 5.3: they are not applied to login requests', () => {
    const { authentication } = iterationOf({
      api: {
        authentication: { type: 'login', loginRequest: { endpoint: 'session' } },
        http: {
          headers: { 'X-Api': 'api' },
          defaultOptions: { params: { lang: 'en' }, headers: { 'X-Default': 'd' }, method: 'POST' },
        },
      },
      config: { http: { headers: { 'X-Config': 'config' } } },
    });
    const request = authentication.login?.request();
    assert.ok(request !== undefined);
    assert.equal(`${request.method} ${targetUrl(request.target)}`, 'GET https://api.example.test/v2/session');
    assert.deepEqual(Object.fromEntries(request.headers), { 'X-Api': 'api', 'X-Config': 'config' });
  });

  it('configuration.md 5.3: default options of text are a user error, where the platform breaks down', () =>
    assert.equal(
      firstProblem({ api: { http: { defaultOptions: 'x' } } }),
      'config.wrong-type /api/http/defaultOptions',
    ));
});

describe('further fields of api.http (configuration.md 5.2)', () => {
  it('configuration.md 5.2: ignoreErrors takes numbers and numeric text; what is no list is ignored', () => {
    const ignored = (ignoreErrors: unknown) => [...readParts({ api: { http: { ignoreErrors } } }).ignoredStatuses];
    assert.deepEqual(ignored([404, '410', 204]), [404, 410, 204]);
    for (const other of [404, '404', {}, null]) assert.deepEqual(ignored(other), []);
  });

  // configured, milliseconds
  const timeouts: [unknown, number | undefined][] = [
    [undefined, undefined],
    [5, 5000],
    ['5', 5000],
    [0.5, 500],
    ['2.5', 2500],
    // Timers take whole milliseconds, and at most 24.8 days.
    [1.0001, 1001],
    [1e-9, 1],
    [2_147_483, 2_147_483_000],
    [2_147_484, 2_147_483_647],
    ['1e308', 2_147_483_647],
    [-1, undefined],
    [0, undefined],
    ['0', undefined],
    ['soon', undefined],
    [null, undefined],
    [true, undefined],
    [[], undefined],
  ];
  for (const [value, milliseconds] of timeouts) {
    it(`configuration.md 5.2: timeouts of ${JSON.stringify(value) ?? 'none'}`, () => {
      const { connectMs, requestMs } = readParts({
        api: { http: { connectTimeout: value, requestTimeout: value } },
      }).timeouts;
      assert.deepEqual([connectMs, requestMs], [milliseconds ?? 30_000, milliseconds ?? 300_000]);
    });
  }

  it('configuration.md 5.2: maxRetries, codes, retryHeader and params written here do nothing', () => {
    const http = { maxRetries: 1, codes: [400], retryHeader: 'X-Wait', params: { a: 1 } };
    const plain = readParts();
    const read = readParts({ api: { http } });
    assert.deepEqual(read.retry, plain.retry);
    assert.equal(addressOf({ api: { http } }), 'parcels');
  });
});

describe('job headers (configuration.md 10)', () => {
  it('configuration.md 10: functions are not evaluated there', () => {
    const headers: JsonObject = { 'X-A': 'a', 'X-B': ['b', 'c'] };
    assert.deepEqual(jobOf({ headers }).headers, headers);
    assert.deepEqual(jobOf({ headers: { 'X-A': { attr: 'a' } } }, { a: 'computed' }).headers, { 'X-A': { attr: 'a' } });
  });
});
