import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { offset, rightPaging, searchOnCommandLine } from '../support/searchOnCommandLine.ts';

describe('pagewright find-paging --write', () => {
  const { file, find, found, url, answers, text, config, write, rowsOfRun, requests } = searchOnCommandLine();

  describe('--write', () => {
    const odd = (pagination = '') => `{
\t"api" : {  "baseUrl":"${url()}/v1/"${pagination} },

\t"config": {
\t\t"jobs": [ {"endpoint": "rows",   "params":{"a":  1.0,"big": 12345678901234567890}} ],
\t\t"note":"é \\u00e9 😀"
\t}
}`;

    it('changes only the pagination, byte for byte', async () => {
      write(odd());
      const before = text();
      const { code, stdout } = await find('--write');
      assert.equal(code, 0);
      assert.match(stdout, /The configuration is changed\.\n$/);
      const after = text();
      const at = before.indexOf('/v1/"') + 5;
      assert.equal(after.slice(0, at), before.slice(0, at));
      assert.ok(after.endsWith(before.slice(at)), after);
      assert.match(after.slice(at, after.length - before.length + at), /^,\s+"pagination": \{[\s\S]*\}$/);
      assert.deepEqual(await rowsOfRun(), { rows: 113 });
    });

    for (const [what, change] of [
      ['line ends of Windows', (content: string) => content.replaceAll('\n', '\r\n')],
      ['a byte order mark', (content: string) => `\ufeff${content}`],
      ['no line end', (content: string) => JSON.stringify(JSON.parse(content))],
    ] as const) {
      it(`keeps ${what}`, async () => {
        write(change(JSON.stringify(config(), undefined, 2)));
        const before = text();
        assert.equal((await find('--write')).code, 0);
        const after = text();
        const prefix = before.slice(0, before.indexOf('/v1/"'));
        assert.ok(after.startsWith(prefix) && after.length > before.length);
        assert.equal(/(?<!\r)\n/.test(after), /(?<!\r)\n/.test(before));
        assert.deepEqual(await rowsOfRun(), { rows: 113 });
      });
    }

    it('says that nothing was to be changed, and leaves the file', async () => {
      write(config());
      await find('--write');
      const before = text();
      const { code, stdout } = await find('--write');
      assert.equal(code, 0);
      assert.match(stdout, /^Found\. The paging that is written, /);
      assert.doesNotMatch(stdout, /is changed/);
      assert.equal(text(), before);
    });

    it('replaces what is wrong, and takes away a parameter that would win', async () => {
      write(
        config({
          jobs: [{ endpoint: 'rows', params: { skip: 0, state: 'all' } }],
          pagination: { method: 'pagenum', pageParam: 'p' },
        }),
      );
      const search = await found('--write');
      assert.deepEqual([search.code, search.result, search.method], [0, 'found', 'offset'], JSON.stringify(search));
      assert.ok(search.tried.some(({ what }) => what === 'the paging that is written'));
      assert.deepEqual(
        search.changes.map(({ pointer, value }) => [pointer, value]),
        [['/config/jobs/0/params/skip', undefined]],
      );
      const { config: written } = JSON.parse(text());
      assert.deepEqual(written.jobs[0].params, { state: 'all' });
      assert.deepEqual(await rowsOfRun(), { rows: 113 });
    });

    describe('keeps secrets of a paging that stays, which no output has,', () => {
      const secret = 'canary-8a2f41';
      // Two secrets, which are masked alike.
      const params = { api_key: secret, password: `${secret}-2` };
      const kept = {
        method: 'response.param',
        responseParam: 'next',
        queryParam: 'n',
        scrollRequest: { endpoint: 'more', params },
      };
      const jobs = [{ endpoint: 'rows' }, { endpoint: 'orders' }];

      for (const [where, pagination, name] of [
        ['in its scroller', { method: 'multiple', default: 'own', scrollers: { own: kept } }, 'own'],
        ['of the only paging, which becomes a scroller', kept, 'response.param'],
      ] as const) {
        it(where, async () => {
          write(config({ jobs, pagination }));
          const { code, stdout, stderr } = await find('--job', 'rows', '--write', '--format', 'json');
          assert.equal(code, 0, stderr);
          assert.match(stdout, /"api_key": "•••"/);
          assert.doesNotMatch(stdout + stderr, /canary/);
          const { api, config: its } = JSON.parse(text());
          assert.deepEqual(api.pagination.scrollers[name], kept);
          assert.deepEqual([api.pagination.default, its.jobs[0].scroller], [name, 'offset']);
        });
      }

      it('also under a name that reports use for other things', async () => {
        const named = { ...kept, scrollRequest: { endpoint: 'more', params: { api_key: secret, name: secret } } };
        write(config({ jobs, pagination: named }));
        const { stdout } = await find('--job', 'rows', '--format', 'json');
        assert.doesNotMatch(stdout, /canary/);
      });
    });

    it('does not overwrite what was changed meanwhile, but prints what was found', async () => {
      answers((request, response, count) => {
        if (count === 2) write({ ...config(), changed: true });
        offset(request, response, count);
      });
      write(config());
      const { code, stdout, stderr } = await find('--write');
      assert.equal(code, 1);
      assert.match(stdout, /^Found\./);
      assert.doesNotMatch(stdout, /is changed/);
      assert.match(stderr, /was changed during the search, so nothing was written to it\.\n$/);
      assert.equal(JSON.parse(text()).changed, true);
    });

    it('leaves a file whose bytes are no text', async () => {
      const bytes = Buffer.concat([
        Buffer.from(JSON.stringify(config()).replace(/\}$/, ',"note":"')),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('"}'),
      ]);
      writeFileSync(file(), bytes);
      const { code, stderr } = await find('--write');
      assert.equal(code, 1);
      assert.match(stderr, /cannot be written: it is not UTF-8 text\. Nothing was changed\./);
      assert.deepEqual(readFileSync(file()), bytes);
    });
  });

  describe('of a configuration that has a paging', () => {
    it('proves one that is right, whatever it is called elsewhere', async () => {
      const pagination = rightPaging;
      write(config({ pagination }));
      const search = await found('--write');
      assert.deepEqual([search.code, search.result, search.pagination], [0, 'found', pagination]);
      assert.match(search.reason, /The paging that is written/);
    });

    for (const [what, pagination, reason] of [
      ['is half written', { method: 'response.param', responseParam: 'next' }, /"queryParam" is missing/],
      ['has a method that there is not', { method: 'offsets' }, /"method" must be one of/],
    ] as const) {
      for (const wrap of [(each: object) => each, (each: object) => ({ parameters: each })]) {
        it(`replaces one that ${what}, and says so${'parameters' in wrap({}) ? ', wrapped' : ''}`, async () => {
          write(wrap(config({ pagination })));
          const search = await found('--write');
          assert.deepEqual([search.code, search.result], [0, 'found'], JSON.stringify(search));
          assert.equal(search.tried[0]?.what, 'the paging that is written');
          assert.match(search.tried[0]?.reason ?? '', reason);
          assert.deepEqual(await rowsOfRun(), { rows: 113 });
        });
      }
    }

    it('does not search where another key is wrong, too, or one of several scrollers', async () => {
      const half = { method: 'response.param', responseParam: 'next' };
      for (const wrong of [
        config({ pagination: half, jobs: [{}] }),
        config({ pagination: { method: 'multiple', scrollers: { a: rightPaging, b: half } } }),
      ]) {
        write(wrong);
        assert.equal((await find()).code, 1);
      }
      assert.deepEqual(requests(), []);
    });

    it('says what is wrong with one that reads a part, and what would be right', async () => {
      write(config({ pagination: { method: 'pagenum' } }));
      const search = await found();
      const [first] = search.tried;
      assert.equal(first?.what, 'the paging that is written');
      assert.notEqual(first?.reason, '');
      assert.deepEqual([search.result, search.pagination?.['offsetParam']], ['found', 'skip']);
    });
  });

  it('understands a wrapped configuration, with pointers into the file', async () => {
    write({ parameters: config({ jobs: [{ endpoint: 'rows', params: { skip: 0 } }] }), authorization: {} });
    const search = await found('--write');
    assert.deepEqual([search.code, search.result], [0, 'found']);
    assert.deepEqual(
      search.changes.map(({ pointer }) => pointer),
      ['/parameters/config/jobs/0/params/skip'],
    );
    const { parameters, authorization } = JSON.parse(text());
    assert.deepEqual(authorization, {});
    assert.equal(parameters.api.pagination.offsetParam, 'skip');
    assert.equal(parameters.config.jobs[0].params?.skip, undefined);
  });
});
