import assert from 'node:assert/strict';
import { eventsText } from '../../../../client/runs/documents/eventsDocuments.ts';
import { EventHistory } from '../../../../client/runs/history/eventHistory.ts';
import { shownLevel } from '../../../../engine/faces/summary.ts';
import { items, pagedRuns, stoppedBy } from './pagedRuns.ts';

const offset = (limit: number) => ({
  pagination: { method: 'offset', offsetParam: 'offset', limitParam: 'limit', limit },
});
const token = { method: 'response.param', responseParam: 'scroll.token', queryParam: 'scrollToken' };
const scroll = { ...token, scrollRequest: { endpoint: 'results', method: 'GET' } };

describe('a run that pages', () => {
  const run = pagedRuns();

  describe('offset', () => {
    it('first page | offsetParam is 0, limitParam the page size; both are sent', async () => {
      assert.deepEqual((await run({ api: offset(7) }, [{ items: [] }])).requests, ['GET /things?limit=7&offset=0']);
    });

    for (const [size, offsets] of [
      [1, [0, 1, 2]],
      [10, [0, 10, 20]],
    ] as const) {
      it(`full page | offsets advance ${offsets.join(', ')} when the page size is ${size}`, async () => {
        const { requests } = await run({ api: offset(size) }, [
          { items: items(0, size) },
          { items: items(size, size) },
          { items: [] },
        ]);
        assert.deepEqual(
          requests,
          offsets.map((at) => `GET /things?limit=${size}&offset=${at}`),
        );
      });
    }

    it('smaller page | ends the paging', async () => {
      stoppedBy(await run({ api: offset(3) }, [{ items: items(1, 3) }, { items: items(4, 2) }]), 'short-page');
    });

    it('page without records | ends the paging, with a warning that the data field contains no data; not an error', async () => {
      const ended = await run({ api: offset(2) }, [{ items: items(1, 2) }, { items: [] }]);
      stoppedBy(ended, 'empty-page');
      const warnings = ended.events.filter((event) => event.level === 'warning');
      assert.deepEqual(
        warnings.map((event) => event.kind),
        ['empty-page'],
      );
      assert.match(warnings[0]?.message ?? '', /data field "items" contains no data on page 2.*expected/);
      assert.deepEqual(ended.events.map(shownLevel).includes('warning'), false, 'which nobody needs to look at');
    });

    it('pages without records that do not end the paging | one warning to look at', async () => {
      const token = { method: 'response.param', responseParam: 'next', queryParam: 'at' };
      const pages = [
        { items: [], next: 'a' },
        { items: [], next: 'b' },
        { items: items(1, 2), next: 'c' },
        { items: [] },
      ];
      const { events } = await run({ api: { pagination: token } }, pages);
      const loud = events.filter((event) => event.kind === 'empty-page' && shownLevel(event) === 'warning');
      assert.deepEqual(
        loud.map((event) => event.kind === 'empty-page' && event.page),
        [1],
      );
    });

    it('children without records | one warning to look at, however many there are', async () => {
      const parts = { endpoint: 'things/{id}/parts', dataField: 'parts', placeholders: { id: 'id' } };
      const answers = [{ items: items(1, 3) }, { parts: [] }, { parts: [] }, { parts: [] }];
      const { events } = await run({ job: { children: [parts] } }, answers);
      const empty = events.filter((event) => event.kind === 'empty-page');
      assert.deepEqual(empty.map(shownLevel), ['warning', 'debug', 'debug']);
    });

    it('the offset counts records', async () => {
      const { tables } = await run({ api: offset(2) }, [
        { items: items(1, 2) },
        { items: items(3, 2) },
        { items: items(5, 1) },
      ]);
      assert.equal(tables['main.things'], '"id"\n"1"\n"2"\n"3"\n"4"\n"5"\n');
    });
  });

  describe('response.param', () => {
    it("first request | built from the job's endpoint, method and params; without includeParams params are sent only here", async () => {
      const { requests } = await run({ api: { pagination: token }, job: { params: { a: 1 } } }, [
        { items: [], scroll: { token: 't' } },
        { items: [] },
      ]);
      assert.deepEqual(requests, ['GET /things?a=1', 'GET /things?scrollToken=t']);
    });

    it('value | the next request sends it in queryParam', async () => {
      const answers = [
        { items: items(1, 1), scroll: { token: 1 } },
        { items: items(2, 1), scroll: { token: 'b' } },
        { items: items(3, 1) },
      ];
      const { requests, tables } = await run({ api: { pagination: token } }, answers);
      assert.deepEqual(requests, ['GET /things', 'GET /things?scrollToken=1', 'GET /things?scrollToken=b']);
      assert.equal(tables['main.things'], '"id"\n"1"\n"2"\n"3"\n');
    });

    const empties: [string, object][] = [
      ['key absent', {}],
      ['null', { token: null }],
      ['empty string', { token: '' }],
      ['false', { token: false }],
    ];
    for (const [what, value] of empties) {
      it(`empty value: ${what} | ends the paging, without an error`, async () => {
        const ended = await run({ api: { pagination: token } }, [
          { items: items(1, 1), scroll: { token: 't' } },
          { items: items(2, 1), scroll: value },
        ]);
        stoppedBy(ended, 'no-next-value');
        assert.deepEqual(
          ended.events.filter((event) => event.level === 'warning' || event.level === 'error'),
          [],
        );
      });
    }

    it("scrollRequest | its endpoint, method and params in the place of the job's, until the value is empty", async () => {
      const answers = [
        { scroll: { token: 'a' } },
        { items: items(1, 1), scroll: { token: 'b' } },
        { items: items(2, 1), scroll: {} },
      ];
      const ended = await run(
        { api: { pagination: scroll }, job: { method: 'POST', endpoint: 'search', params: { q: 1 } } },
        answers,
      );
      assert.deepEqual(ended.requests, [
        'POST /search {"q":1}',
        'GET /results?scrollToken=a',
        'GET /results?scrollToken=b',
      ]);
      stoppedBy(ended, 'no-next-value');
    });

    it('a misspelled responseParam | is an empty value: the paging ends after the first page, without an error', async () => {
      const pagination = { ...token, responseParam: 'scroll.tokn' };
      const ended = await run({ api: { pagination } }, [{ items: items(1, 2), scroll: { token: 't' } }]);
      stoppedBy(ended, 'no-next-value');
      assert.deepEqual([ended.requests.length, ended.tables['main.things']], [1, '"id"\n"1"\n"2"\n']);
      const warning = ended.events.find((event) => event.kind === 'next-value-missing');
      assert.deepEqual([warning?.level, warning?.suggestion], ['warning', 'scroll.token']);
    });
  });
});

describe('the requests of a run that pages', () => {
  const run = pagedRuns();

  it('offset request | method of the job, its endpoint below baseUrl, query with limit and offset, no body', async () => {
    const { requests } = await run({ prefix: '/v1/', api: offset(5), job: { endpoint: 'things/', method: 'GET' } }, [
      { items: [] },
    ]);
    assert.deepEqual(requests, ['GET /v1/things/?limit=5&offset=0']);
  });

  it('offset request | dataField says where the records are; a page is full when it has as many as the page size', async () => {
    const full = await run({ api: offset(2), job: { dataField: { path: 'data.rows', delimiter: '.' } } }, [
      { data: { rows: items(1, 2) } },
      { data: { rows: items(3, 1) } },
    ]);
    assert.deepEqual([full.requests.length, full.tables['main.things']], [2, '"id"\n"1"\n"2"\n"3"\n']);
  });

  it('response parameter | first the job params as query, then queryParam alone', async () => {
    const { requests } = await run({ prefix: '/v1', api: { pagination: token }, job: { params: { a: 1 } } }, [
      { items: [], scroll: { token: 'v' } },
      { items: [] },
    ]);
    assert.deepEqual(requests, ['GET /v1/things?a=1', 'GET /v1/things?scrollToken=v']);
  });

  it('response parameter | with includeParams the job params stay in the query', async () => {
    const pagination = { ...token, includeParams: true };
    const { requests } = await run({ api: { pagination }, job: { params: { a: 1, b: 2 } } }, [
      { items: [], scroll: { token: 'v' } },
      { items: [] },
    ]);
    const query = new URLSearchParams(requests[1]?.split('?')[1]);
    assert.deepEqual(Object.fromEntries(query), { a: '1', b: '2', scrollToken: 'v' });
  });

  it("initial request | the job's POST with a JSON body equal to its params", async () => {
    const params = { object: 'users', nested: { list: [1, 'a'], flag: true } };
    const { requests, headers } = await run(
      { api: { pagination: scroll }, job: { endpoint: 'search', method: 'POST', params } },
      [{ scroll: {} }],
    );
    assert.deepEqual(requests, [`POST /search ${JSON.stringify(params)}`]);
    assert.equal(headers[0]?.['content-type'], 'application/json');
  });

  it('each further request | sends the token of the latest response, until that is empty', async () => {
    const answers = [
      { scroll: { token: '1' } },
      { items: [{ id: 1 }], scroll: { token: '2' } },
      { items: [{ id: 2 }], scroll: { token: '' } },
    ];
    const { requests, tables } = await run(
      { api: { pagination: scroll }, job: { endpoint: 'search', method: 'POST' } },
      answers,
    );
    assert.deepEqual(requests.slice(1), ['GET /results?scrollToken=1', 'GET /results?scrollToken=2']);
    assert.equal(tables['main.things'], '"id"\n"1"\n"2"\n');
  });

  it('the second request | is sent only where the first response has a token', async () => {
    for (const answer of [{}, { scroll: { token: '' } }, { scroll: { token: null } }]) {
      assert.equal(
        (await run({ api: { pagination: scroll }, job: { endpoint: 'search', method: 'POST' } }, [answer])).requests
          .length,
        1,
      );
    }
  });
});

describe('a run with basic authentication', () => {
  const run = pagedRuns();
  const basic = { authentication: { type: 'basic' } };
  const header = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

  it('every request has the header', async () => {
    const config = { username: 'ada', '#password': 'pass:wörd' };
    const { headers } = await run({ api: { ...basic, ...offset(1) }, config }, [{ items: items(1, 1) }, { items: [] }]);
    assert.deepEqual(
      headers.map((sent) => sent['authorization']),
      [header('ada', 'pass:wörd'), header('ada', 'pass:wörd')],
    );
  });

  it('the credentials are config.username and config.#password; without them nothing is sent', async () => {
    for (const config of [{ username: 'ada' }, { '#password': 'x' }, {}]) {
      const { report, requests } = await run({ api: basic, config }, []);
      assert.deepEqual([report.error?.code, requests], ['authentication.missing-credential', []]);
    }
  });

  it('the password is a secret: no event and no report shows it', async () => {
    const { events, report } = await run(
      { api: basic, config: { username: 'ada', '#password': 'hunter22', debug: true } },
      [{ items: [] }],
    );
    const told = JSON.stringify([events, report]);
    assert.ok(!told.includes('hunter22') && !told.includes(header('ada', 'hunter22').slice(6)));
  });
});

describe('the events of a run that pages', () => {
  const run = pagedRuns();

  it('the newest event is listed first where events are looked at after the run', async () => {
    const { events } = await run({ api: offset(1) }, [{ items: items(1, 1) }, { items: [] }]);
    const history = new EventHistory();
    for (const event of events) history.add(event);
    const counts = { debug: events.length, info: 0, warning: 0, error: 0 };
    const lines = eventsText({ title: 'things.extractor.json', counts }, history.newestFirst())
      .split('\n')
      .filter((line) => /^\d{4}/.test(line));
    assert.deepEqual(
      [lines.length, lines[0]?.includes('Finished'), lines.at(-1)?.includes('Running')],
      [events.length, true, true],
    );
  });

  it('one event for each request, with method, path and query', async () => {
    const { events, requests } = await run({ api: offset(1), config: { debug: true } }, [
      { items: items(1, 1) },
      { items: items(2, 1) },
      { items: [] },
    ]);
    const told = events.flatMap((event) => (event.kind === 'request' ? [`${event.method} ${event.path}`] : []));
    assert.deepEqual(told, requests);
    assert.deepEqual(told, [
      'GET /things?limit=1&offset=0',
      'GET /things?limit=1&offset=1',
      'GET /things?limit=1&offset=2',
    ]);
  });

  it('a warning where the data field of a response has no data', async () => {
    const { events } = await run({}, [{ others: [] }]);
    const warning = events.find((event) => event.kind === 'empty-page');
    assert.deepEqual([warning?.level, warning?.path, warning?.page], ['warning', 'items', 1]);
    assert.match(warning?.message ?? '', /first page.*"others"/);
  });
});
