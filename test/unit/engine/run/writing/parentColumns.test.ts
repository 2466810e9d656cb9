import assert from 'node:assert/strict';
import { type Answers, tableRuns } from './tableRuns.ts';

describe('json-to-csv.md 7.1: where parent columns come from', () => {
  const run = tableRuns();
  const job = '{"endpoint":"t","dataType":"t"';
  // rule, the rest of the configuration, answers, the files of `t`, `u` and `v`
  const cases: [rule: string, config: string, answers: Answers, files: Record<string, string>][] = [
    [
      '1: userData of the configuration',
      `{"userData":{"b":"x","1":2},"jobs":[${job}}]}`,
      { t: '[{"a":1}]' },
      { t: '"a","b","1"\n"1","x","2"\n' },
    ],
    [
      '1: a scalar is the column userData',
      `{"userData":5,"jobs":[${job}}]}`,
      { t: '[{}]' },
      { t: '"userData"\n"5"\n' },
    ],
    [
      '1: that of the configuration is not for child jobs, that of a job is',
      `{"userData":{"all":1},"jobs":[${job},"children":[{"endpoint":"u/{id}","dataType":"u","placeholders":{"id":"id"},"userData":{"own":2}}]}]}`,
      { t: '[{"id":7}]', 'u/7': '[{"x":1}]' },
      { t: '"id","all"\n"7","1"\n', u: '"x","own","parent_id"\n"1","2","7"\n' },
    ],
    [
      '2: a scalar of a job is the column job_parent_id',
      `{"jobs":[${job},"userData":"x"}]}`,
      { t: '[{}]' },
      { t: '"job_parent_id"\n"x"\n' },
    ],
    [
      '2: the same key takes the value of the job and the place of the configuration',
      `{"userData":{"k":1,"l":2},"jobs":[${job},"userData":{"m":3,"k":4}}]}`,
      { t: '[{}]' },
      { t: '"k","l","m"\n"4","2","3"\n' },
    ],
    ...['""', '"0"', '0', 'false', '{}', '[]'].map((empty): [string, string, Answers, Record<string, string>] => [
      `userData ${empty} counts as not set`,
      `{"userData":${empty},"jobs":[${job},"userData":${empty}}]}`,
      { t: '[{"a":1}]' },
      { t: '"a"\n"1"\n' },
    ]),
    [
      'values may be functions',
      `{"userData":{"k":{"function":"concat","args":["a","b"]}},"jobs":[${job}}]}`,
      { t: '[{}]' },
      { t: '"k"\n"ab"\n' },
    ],
    [
      '3: a placeholder is a column named after its path, with the type of its value',
      `{"jobs":[${job},"children":[{"endpoint":"u/{n}","dataType":"u","placeholders":{"n":"o.id"}}]}]}`,
      { t: '[{"o":{"id":true}}]', 'u/1': '[{"x":[1]}]' },
      {
        t: '"o_id"\n"1"\n',
        u: '"x","parent_o_id"\n"u_ID","1"\n',
        u_x: '"data","JSON_parentId"\n"1","u_ID"\n',
      },
    ],
    [
      '3: a path that begins with parent_ already is the name',
      `{"jobs":[${job},"children":[{"endpoint":"u/{n}","dataType":"u","placeholders":{"n":"parent_id"}}]}]}`,
      { t: '[{"parent_id":1}]', 'u/1': '[{}]' },
      { t: '"parent_id"\n"1"\n', u: '"parent_id"\n"1"\n' },
    ],
    [
      '3: outer placeholders come first, and stay in inner jobs',
      `{"jobs":[${job},"children":[{"endpoint":"u/{n}","dataType":"u","placeholders":{"n":"a"},"children":[{"endpoint":"v/{n}/{m}","dataType":"v","placeholders":{"m":"b"}}]}]}]}`,
      { t: '[{"a":1}]', 'u/1': '[{"b":2}]', 'v/1/2': '[{"c":3}]' },
      { t: '"a"\n"1"\n', u: '"b","parent_a"\n"2","1"\n', v: '"c","parent_a","parent_b"\n"3","1","2"\n' },
    ],
    [
      '3: of two placeholders with one path the inner one wins',
      `{"jobs":[${job},"children":[{"endpoint":"u/{n}","dataType":"u","placeholders":{"n":"id"},"children":[{"endpoint":"v/{m}","dataType":"v","placeholders":{"m":"id"}}]}]}]}`,
      { t: '[{"id":1}]', 'u/1': '[{"id":2}]', 'v/2': '[{"c":3}]' },
      { t: '"id"\n"1"\n', u: '"id","parent_id"\n"2","1"\n', v: '"c","parent_id"\n"3","2"\n' },
    ],
    [
      '3: a list has one job, and one value, for each element',
      `{"jobs":[${job},"children":[{"endpoint":"u/{n}","dataType":"u","placeholders":{"n":"ids"}}]}]}`,
      { t: '[{"ids":["x","y"]}]', 'u/x': '[{"c":1}]', 'u/y': '[{"c":2}]' },
      {
        t: '"ids"\n"t_ID"\n',
        t_ids: '"data","JSON_parentId"\n"x","t_ID"\n"y","t_ID"\n',
        u: '"c","parent_ids"\n"1","x"\n"2","y"\n',
      },
    ],
  ];
  for (const [rule, config, answers, expected] of cases) {
    it(rule, async () => {
      const { files, report } = await run(config, answers);
      const tables = Object.entries(files).filter(([name]) => !name.endsWith('.manifest'));
      const masked = Object.fromEntries(tables.map(([name, text]) => [name, text.replace(/_[0-9a-f]{32}"/g, '_ID"')]));
      assert.deepEqual(masked, expected, JSON.stringify(report.error));
    });
  }
});
