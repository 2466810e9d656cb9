import assert from 'node:assert/strict';
import path from 'node:path';
import { bundleSchema } from '../../../../scripts/lib/bundleSchema.ts';
import { items, pagedRuns, stoppedBy } from './pagedRuns.ts';

const offset = { method: 'offset', offsetParam: 'skip', limitParam: 'take' };
const token = { method: 'response.param', responseParam: 'page.next', queryParam: 'after' };

describe('what each field does to a run', () => {
  const run = pagedRuns();

  describe('top-level api object', () => {
    it('baseUrl | address of the API', async () => {
      assert.deepEqual((await run({}, [{ items: [] }])).requests, ['GET /things']);
    });

    it('baseUrl | may have a path', async () => {
      assert.deepEqual((await run({ prefix: '/town/v2/' }, [{ items: [] }])).requests, ['GET /town/v2/things']);
      assert.deepEqual((await run({ prefix: '/town/v2' }, [{ items: [] }])).requests, ['GET /town/v2/things']);
    });

    it('baseUrl | required', async () => {
      assert.equal((await run({ api: { baseUrl: undefined } }, [])).report.error?.code, 'config.missing-key');
    });

    it('authentication.type | basic; not required', async () => {
      const config = { username: 'ada', '#password': 'secret' };
      const [with_, without] = [
        await run({ api: { authentication: { type: 'basic' } }, config }, [{ items: [] }]),
        await run({ config }, [{ items: [] }]),
      ];
      assert.deepEqual(
        [with_.headers[0]?.['authorization'], without.headers[0]?.['authorization']],
        ['Basic YWRhOnNlY3JldA==', undefined],
      );
    });

    it('pagination | not required: one request', async () => {
      stoppedBy(await run({}, [{ items: items(1, 2) }]), 'single-page');
    });
  });

  describe('api.pagination when method is offset', () => {
    it('method | selects offset pagination', async () => {
      stoppedBy(await run({ api: { pagination: { ...offset, limit: 5 } } }, [{ items: items(1, 2) }]), 'short-page');
    });

    it('offsetParam, limitParam | names of the query parameters for the offset and the page size', async () => {
      assert.deepEqual((await run({ api: { pagination: { ...offset, limit: 5 } } }, [{ items: [] }])).requests, [
        'GET /things?take=5&skip=0',
      ]);
    });

    it('limit | the page size, sent in limitParam', async () => {
      assert.deepEqual((await run({ api: { pagination: { ...offset, limit: 100 } } }, [{ items: [] }])).requests, [
        'GET /things?take=100&skip=0',
      ]);
    });

    it("limit | without it the API's own page size applies", async () => {
      const { requests } = await run({ api: { pagination: offset } }, [
        { items: items(1, 10) },
        { items: items(11, 4) },
      ]);
      assert.deepEqual(requests, ['GET /things?skip=0', 'GET /things?skip=10']);
    });

    it('firstPageParams true and offsetFromJob false, as in the scroller form, are the defaults', async () => {
      const answers = [{ items: items(1, 1) }, { items: [] }];
      const plain = await run({ api: { pagination: { ...offset, limit: 1 } } }, answers);
      const said = await run(
        { api: { pagination: { ...offset, limit: 1, firstPageParams: true, offsetFromJob: false } } },
        answers,
      );
      assert.deepEqual(said.requests, plain.requests);
    });
  });

  describe('api.pagination when method is multiple', () => {
    const multiple = {
      method: 'multiple',
      scrollers: { default: { ...offset, limit: 100, firstPageParams: true, offsetFromJob: false } },
    };

    it('method and scrollers | a named set, of which the one called default is used', async () => {
      assert.deepEqual((await run({ api: { pagination: multiple } }, [{ items: [] }])).requests, [
        'GET /things?take=100&skip=0',
      ]);
    });

    it('scrollers | required', async () => {
      assert.equal(
        (await run({ api: { pagination: { method: 'multiple' } } }, [])).report.error?.code,
        'config.missing-key',
      );
    });

    it('scrollers | each has the same fields as a single method', async () => {
      const single = await run({ api: { pagination: multiple.scrollers.default } }, [{ items: items(1, 3) }]);
      const named = await run({ api: { pagination: multiple } }, [{ items: items(1, 3) }]);
      assert.deepEqual([named.requests, named.tables], [single.requests, single.tables]);
    });
  });

  describe('api.pagination when method is response.param', () => {
    it('responseParam | path, with dots, to the value in each response that asks for the next page', async () => {
      const { requests } = await run({ api: { pagination: token } }, [
        { items: [], page: { next: 'x' } },
        { items: [] },
      ]);
      assert.deepEqual(requests, ['GET /things', 'GET /things?after=x']);
    });

    for (const key of ['responseParam', 'queryParam']) {
      it(`${key} | required`, async () => {
        assert.equal(
          (await run({ api: { pagination: { ...token, [key]: undefined } } }, [])).report.error?.code,
          'config.missing-key',
        );
      });
    }

    it('queryParam | takes the place of a job parameter of the same name', async () => {
      const pagination = { ...token, includeParams: true };
      const { requests } = await run({ api: { pagination }, job: { params: { after: 'begin', a: 1 } } }, [
        { items: [], page: { next: 'x' } },
        { items: [] },
      ]);
      assert.deepEqual(requests, ['GET /things?after=begin&a=1', 'GET /things?after=x&a=1']);
    });

    it('includeParams | sends the job parameters with every request; by default only with the first', async () => {
      const answers = [{ items: [], page: { next: 'x' } }, { items: [] }];
      const second = async (includeParams?: boolean) =>
        (await run({ api: { pagination: { ...token, includeParams } }, job: { params: { a: 1 } } }, answers))
          .requests[1];
      assert.deepEqual(
        [await second(true), await second(false), await second()],
        ['GET /things?a=1&after=x', 'GET /things?after=x', 'GET /things?after=x'],
      );
    });

    it('scrollRequest | endpoint, method and params of the requests after the first', async () => {
      const scrollRequest = { endpoint: 'more', method: 'POST', params: { keep: 1 } };
      const { requests } = await run({ api: { pagination: { ...token, scrollRequest } } }, [
        { items: [], page: { next: 'x' } },
        { items: [] },
      ]);
      assert.deepEqual(requests, ['GET /things', 'POST /more {"keep":1,"after":"x"}']);
    });
  });

  describe('config object', () => {
    it('outputBucket | the bucket of the tables', async () => {
      const { tables, report } = await run({ config: { outputBucket: 'town' } }, [{ items: items(1, 1) }]);
      assert.deepEqual(Object.keys(tables).sort(), ['town.things', 'town.things.manifest']);
      assert.equal(report.tables[0]?.name, 'in.c-town.things');
    });

    for (const incrementalOutput of [true, false]) {
      it(`incrementalOutput | the switch, here ${incrementalOutput}, is in the manifest`, async () => {
        const { tables } = await run({ config: { incrementalOutput } }, [{ items: items(1, 1) }]);
        assert.equal(
          tables['main.things.manifest'],
          `{"destination":"in.c-main.things","incremental":${incrementalOutput}}`,
        );
      });
    }

    it('debug | every request is an event', async () => {
      const { events } = await run({ config: { debug: true } }, [{ items: [] }]);
      const started = events[0];
      assert.ok(started?.kind === 'run-started' && started.debug);
      assert.equal(events.filter((event) => event.kind === 'request').length, 1);
    });

    it('jobs | what to extract, one after another', async () => {
      const jobs = [{ endpoint: 'a' }, { endpoint: 'b' }];
      assert.deepEqual((await run({ config: { jobs } }, [[], []])).requests, ['GET /a', 'GET /b']);
    });

    it('__AUTH_METHOD | recorded in the configuration, without an effect on the run', async () => {
      const { headers, report } = await run({ config: { __AUTH_METHOD: 'basic', username: 'a', '#password': 'b' } }, [
        { items: [] },
      ]);
      assert.deepEqual([report.outcome, headers[0]?.['authorization']], ['done', undefined]);
    });
  });

  describe('job object', () => {
    it('__NAME | name of the job', async () => {
      assert.equal(
        (await run({ job: { __NAME: 'Every thing' } }, [{ items: [] }])).report.jobs[0]?.name,
        'Every thing',
      );
    });

    it('endpoint | path below baseUrl', async () => {
      assert.deepEqual((await run({ prefix: '/v1/', job: { endpoint: 'a/b' } }, [{ items: [] }])).requests, [
        'GET /v1/a/b',
      ]);
    });

    it('method | GET or POST; params | the query of a GET, the JSON body of a POST', async () => {
      const requested = async (method: string) =>
        (await run({ job: { method, params: { a: 'x y', b: [1] } } }, [{ items: [] }])).requests[0];
      assert.deepEqual(
        [await requested('GET'), await requested('POST')],
        ['GET /things?a=x+y&b%5B0%5D=1', 'POST /things {"a":"x y","b":[1]}'],
      );
    });

    it('dataType | name of the table', async () => {
      assert.equal(
        (await run({ job: { dataType: 'stuff' } }, [{ items: items(1, 1) }])).tables['main.stuff'],
        '"id"\n"1"\n',
      );
    });

    const fields: [string, unknown, unknown][] = [
      ['as a string it is a key name', 'rows', { rows: items(1, 1) }],
      ['as an object it has path and delimiter', { path: 'a.b', delimiter: '.' }, { a: { b: items(1, 1) } }],
      ['path "." means the whole response', { path: '.', delimiter: '.' }, items(1, 1)],
    ];
    const paths: [path: string, response: unknown, shown: string][] = [
      ['data/items', { data: { items: items(1, 1) } }, 'data.items'],
      ['/', items(1, 1), ''],
    ];
    for (const [path, response, shown] of paths) {
      it(`dataField | the path "${path}" is "${shown}" in the event of a page`, async () => {
        const { events } = await run({ job: { dataField: { path, delimiter: '/' } } }, [response]);
        assert.deepEqual(
          events.flatMap((event) => (event.kind === 'page' ? [event.path] : [])),
          [shown],
        );
      });
    }

    for (const [title, dataField, answer] of fields) {
      it(`dataField | ${title}`, async () => {
        assert.equal((await run({ job: { dataField } }, [answer])).tables['main.things'], '"id"\n"1"\n');
      });
    }
  });

  it('every one of these fields is described in the schema', () => {
    const described = describedKeys(bundleSchema(path.join(import.meta.dirname, '..', '..', '..', '..', 'schemas')));
    const fields =
      'baseUrl authentication type pagination method offsetParam limitParam limit firstPageParams offsetFromJob scrollers responseParam queryParam includeParams scrollRequest endpoint params outputBucket incrementalOutput debug jobs __AUTH_METHOD username #password __NAME dataType dataField path delimiter';
    assert.deepEqual(
      fields.split(' ').filter((field) => !described.has(field)),
      [],
    );
  });
});

/** Every key that a schema describes in words, at any place. */
function describedKeys(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, part] of Object.entries(schema)) {
    if (typeof part === 'object' && part !== null && 'markdownDescription' in part) found.add(key);
    describedKeys(part, found);
  }
  return found;
}
