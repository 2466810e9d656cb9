import assert from 'node:assert/strict';
import { tableRuns } from './tableRuns.ts';

describe('json-to-csv.md 9.1: buckets', () => {
  const run = tableRuns();
  const jobs = '"jobs":[{"endpoint":"t"}]';
  // rule, api, config, the name of the file
  const cases: [rule: string, api: string, config: string, file: string][] = [
    ['1: outputBucket', '{"name":"shop"}', '"outputBucket":"b","id":"x"', 'b.t'],
    ['2: else the name of the API and the id', '{"name":"shop"}', '"outputBucket":"","id":"x"', 'ex-api-shop-x.t'],
    ['2: an API without a name is generic', '{}', '"id":7', 'ex-api-generic-7.t'],
    ['3: else none', '{"name":"shop"}', '"id":""', 't'],
  ];
  for (const [rule, api, config, file] of cases) {
    it(rule, async () => {
      const { files } = await run(`{${config},${jobs}}`, { t: '[{"a":1}]' }, { api });
      assert.deepEqual(Object.keys(files), [file, `${file}.manifest`]);
      const destination = file === 't' ? '' : `"destination":"in.c-${file}",`;
      assert.equal(files[`${file}.manifest`], `{${destination}"incremental":false}`);
    });
  }

  it('iterations into one bucket share its tables; incrementalOutput is that of the last', async () => {
    const iterations =
      '[{"incrementalOutput":true},{"userData":{"n":2}},{"userData":{"n":3},"incrementalOutput":true}]';
    const { files } = await run(`{"outputBucket":"b",${jobs}}`, { t: '[{"a":1}]' }, { iterations });
    assert.deepEqual(files, {
      'b.t': '"a","n"\n"1",""\n"1","2"\n"1","3"\n',
      'b.t.manifest': '{"destination":"in.c-b.t","incremental":true}',
    });
  });

  it('mapping.md 2: the mappings of the first iteration of a bucket are those of all', async () => {
    const iterations = '[{"mappings":{"t":{"a":"first"}}},{"mappings":{"t":{"b":"second"}}}]';
    const { files } = await run(`{"outputBucket":"b",${jobs}}`, { t: '[{"a":1,"b":2}]' }, { iterations });
    assert.equal(files['b.t'], '"first"\n"1"\n"1"\n');
  });

  it('9.3: the primary key of a mapped table is in its manifest', async () => {
    const mapping = '{"t":{"a":{"mapping":{"destination":"A","primaryKey":true}}}}';
    const { files } = await run(`{"outputBucket":"b","mappings":${mapping},${jobs}}`, { t: '[{"a":1}]' });
    assert.equal(files['b.t.manifest'], '{"destination":"in.c-b.t","incremental":false,"primary_key":["A"]}');
  });
});

describe('json-to-csv.md 11: the state after a run', () => {
  const run = tableRuns();
  const jobs = '"jobs":[{"endpoint":"u"}]';
  const time = '"time":{"previousStart":1769846400}';
  const node = (name: string) => `{"nodeType":"scalar","headerNames":"${name}"}`;
  const struct = (...fields: string[]) =>
    `{"data":{"_u":{"[]":{${fields.join()},"nodeType":"object","headerNames":"data"},"nodeType":"array"}},"parent_aliases":[]}`;
  const current = (text: string) => `"json_parser.struct":${text},"json_parser.structVersion":3`;

  it('starts with the time, then has the columns and the version', async () => {
    const { state } = await run(`{${jobs}}`, { u: '[{"a":1}]' });
    assert.equal(state, `{${time},${current(struct(`"_a":${node('a')}`))}}`);
  });

  it('keeps what was loaded, in its place, escaped as everywhere', async () => {
    const loaded = `{"custom":{"ž":"a/b","2":1,"1":2},${current(struct(`"_old":${node('old')}`))},"time":{"previousStart":1}}`;
    const { state, files } = await run(`{${jobs}}`, { u: '[{"a":1}]' }, { state: loaded });
    const merged = struct(`"_old":${node('old')}`).replace(
      '"headerNames":"data"',
      `"headerNames":"data","_a":${node('a')}`,
    );
    assert.equal(state, `{"custom":{"\\u017e":"a\\/b","2":1,"1":2},${current(merged)},${time}}`);
    assert.equal(files['u'], '"old","a"\n"","1"\n');
  });

  it('mapping.md 10: with mappings the columns are neither updated nor removed, and are used', async () => {
    const loaded = `{${current(struct(`"_old":${node('old')}`))}}`;
    const config = `{"mappings":{"m":{"a":"a"}},"jobs":[{"endpoint":"u"},{"endpoint":"m"}]}`;
    const { state, files } = await run(config, { u: '[{"a":1}]', m: '[{"a":1}]' }, { state: loaded });
    assert.equal(state, `{${loaded.slice(1, -1)},${time}}`);
    assert.equal(files['u'], '"old","a"\n"","1"\n');
  });

  it('tables of the first bucket lend their columns to those of the second', async () => {
    const iterations = '[{"outputBucket":"a"},{"outputBucket":"b","jobs":[{"endpoint":"v","dataType":"u"}]}]';
    const { files } = await run(`{${jobs}}`, { u: '[{"a":1}]', v: '[{"b":2}]' }, { iterations });
    assert.deepEqual([files['a.u'], files['b.u']], ['"a"\n"1"\n', '"a","b"\n"","2"\n']);
  });

  it('12.1: the legacy rules have a state of their own, which selects them the next time', async () => {
    const first = await run(`{"compatLevel":1,${jobs}}`, { u: '[{"a..b":1}]' });
    assert.equal(first.state, `{${time},"json_parser.struct":{"u":{"a..b":"scalar"}},"json_parser.structVersion":2}`);
    const { files, events } = await run(`{${jobs}}`, { u: '[{"a..b":1}]' }, { state: first.state });
    assert.equal(files['u'], '"a__b"\n"1"\n');
    assert.deepEqual(
      events.flatMap((event) => (event.kind === 'conversion-chosen' ? [event.reason] : [])),
      ['legacy-by-state'],
    );
  });
});

describe('json-to-csv.md 12.1: the conversion of a run', () => {
  const run = tableRuns();
  it('level 1 is only for the first bucket, whose columns are in the state for the next', async () => {
    const iterations = '[{"outputBucket":"a"},{"outputBucket":"b"},{"outputBucket":"a"}]';
    const config = '{"compatLevel":1,"jobs":[{"endpoint":"t"}]}';
    const { files, events } = await run(config, { t: '[{"a..b":1}]' }, { iterations });
    assert.deepEqual([files['a.t'], files['b.t']], ['"a__b"\n"1"\n"1"\n', '"a_b"\n"1"\n']);
    assert.equal(events.find((event) => event.kind === 'conversion-chosen')?.reason, 'legacy-by-level');
  });

  it('with columns of the legacy rules in the loaded state it is for all', async () => {
    const state = '{"json_parser.struct":{"x":{"a":"scalar"}},"json_parser.structVersion":2}';
    const iterations = '[{"outputBucket":"a"},{"outputBucket":"b"}]';
    const { files } = await run('{"jobs":[{"endpoint":"t"}]}', { t: '[{"a..b":1}]' }, { iterations, state });
    assert.deepEqual([files['a.t'], files['b.t']], ['"a__b"\n"1"\n', '"a__b"\n"1"\n']);
  });
});

describe('tables of a run', () => {
  const run = tableRuns();
  it('json-to-csv.md 2: a contradiction on a late page leaves no tables', async () => {
    const { files, report } = await run('{"jobs":[{"endpoint":"t"},{"endpoint":"u","dataType":"t"}]}', {
      t: '[{"a":1}]',
      u: '[{"a":{}}]',
    });
    assert.deepEqual([files, report.error?.code], [{}, 'table.type-conflict']);
  });

  it('quotes a text that stands where records are, without secrets', async () => {
    const config = {
      '#token': 'hunter2hunter2',
      jobs: [{ endpoint: 't' }, { endpoint: 'u', dataType: 't', dataField: 'r' }],
    };
    const { report } = await run(JSON.stringify(config), {
      t: '[{"a":1}]',
      u: '{"r":"Limit of `hunter2hunter2` reached"}',
    });
    assert.equal(report.error?.code, 'table.type-conflict');
    assert.match(report.error?.message ?? '', /^Page 1 has a text in place of its records: `Limit of '.*' reached`\. /);
    assert.doesNotMatch(report.error?.message ?? '', /hunter2/);
  });

  it('says no more of a list that holds a text beside records', async () => {
    const { report } = await run('{"jobs":[{"endpoint":"t"}]}', { t: '[{"a":1},"x"]' });
    assert.match(report.error?.message ?? '', /^"t\.\[\]" holds/);
  });

  it('mapping.md 8: mapped tables and automatic ones of one name and header become one', async () => {
    const config = '{"mappings":{"m":{"a":"a"}},"jobs":[{"endpoint":"t","dataType":"m!"},{"endpoint":"m"}]}';
    const { files } = await run(config, { t: '[{"a":1}]', m: '[{"a":2}]' });
    assert.equal(files['m'], '"a"\n"2"\n"1"\n');
  });

  it('mapping.md 9: with other columns they are an error, and nothing is written', async () => {
    const config = '{"mappings":{"m":{"a":"a"}},"jobs":[{"endpoint":"t","dataType":"m!"},{"endpoint":"m"}]}';
    const { files, report } = await run(config, { t: '[{"b":1}]', m: '[{"a":2}]' });
    assert.deepEqual([files, report.error?.code], [{}, 'table.different-columns']);
  });

  it('mapping.md 8 and 12.11: tables that nothing was written for', async () => {
    const parts =
      '{"type":"table","destination":"part","tableMapping":{"n":"name","lots":{"type":"table","destination":"lot","parentKey":{"destination":"part_fk","primaryKey":true},"tableMapping":{".":{"mapping":{"destination":"lot","primaryKey":true}}}}}}';
    const config = `{"outputBucket":"demo","incrementalOutput":true,"mappings":{"item":{"id":"id","parts":${parts}},"ghost":{"x":"x"}},"jobs":[{"endpoint":"item"}]}`;
    const { files } = await run(config, { item: '[]' });
    assert.deepEqual(files, {
      'demo.item': '"id","part"\n',
      'demo.item.manifest': '{"destination":"in.c-demo.item","incremental":true}',
      'demo.part': '"name","item_pk"\n',
      'demo.part.manifest': '{"incremental":true,"destination":"in.c-demo.part"}',
      'demo.lot': '"lot","part_fk"\n',
      'demo.lot.manifest': '{"incremental":true,"destination":"in.c-demo.lot","primary_key":["lot","part_fk"]}',
      'demo.ghost': '"x"\n',
      'demo.ghost.manifest': '{"incremental":true,"destination":"in.c-demo.ghost"}',
    });
  });

  it('json-to-csv.md 10: no data and no mappings are no tables, and no error', async () => {
    const { files, report } = await run('{"jobs":[{"endpoint":"t"}]}', { t: '[]' });
    assert.deepEqual([files, report.outcome], [{}, 'done']);
  });
});
