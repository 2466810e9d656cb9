import assert from 'node:assert/strict';
import { checkPlatform } from '../../../../engine/core/schema/checkPlatform.ts';
import { checkSchema } from '../../../../engine/core/schema/checkSchema.ts';
import { soundConfigs } from '../../schemas/soundConfigs.ts';

const parameters = { api: { baseUrl: 'https://api.example.test/' }, config: { jobs: [{ endpoint: 'parcels' }] } };
const around = (part: object) => ({ parameters, ...part });
const runAfter = (processor: unknown) => ({ processors: { after: [processor] } });
const definition = { component: 'keboola.processor-skip-lines' };

describe('checkPlatform', () => {
  const refused: [what: string, part: object, pointer: string, message: string][] = [
    ['a storage that is text', { storage: 'in.c-a' }, '/storage', '"storage" must be an object, but is text.'],
    [
      'a list with values for an object',
      { storage: { input: [1] } },
      '/storage/input',
      '"input" must be an object, but is a list.',
    ],
    [
      'a list that is a number',
      { storage: { output: { tables: 5 } } },
      '/storage/output/tables',
      '"tables" must be a list, but is a number.',
    ],
    [
      'a bucket that is a list',
      { storage: { output: { default_bucket: [] } } },
      '/storage/output/default_bucket',
      '"default_bucket" must be text, but is a list.',
    ],
    [
      'a table that is text',
      { storage: { input: { tables: ['in.c-a.b'] } } },
      '/storage/input/tables/0',
      'Element 1 of "tables" must be an object, but is text.',
    ],
    [
      'a switch that is text',
      { storage: { input: { read_only_storage_access: 'yes' } } },
      '/storage/input/read_only_storage_access',
      '"read_only_storage_access" must be true or false, but is text.',
    ],
    [
      'a processor without its definition',
      runAfter({}),
      '/processors/after/0',
      '"definition" is missing in element 1 of "after".',
    ],
    [
      'a processor without its component',
      runAfter({ definition: { tag: '1' } }),
      '/processors/after/0/definition',
      '"component" is missing in "definition".',
    ],
    [
      'a component without a name',
      runAfter({ definition: { component: '' } }),
      '/processors/after/0/definition/component',
      '"component" must not be empty.',
    ],
    [
      'a processor that is text',
      { processors: { before: ['keboola.processor-skip-lines'] } },
      '/processors/before/0',
      'Element 1 of "before" must be an object with "definition", but is text.',
    ],
    [
      'no time to run at all',
      { runtime: { process_timeout: 0 } },
      '/runtime/process_timeout',
      '"process_timeout" must be a whole number of seconds above 0.',
    ],
    [
      'a time with a fraction',
      { runtime: { process_timeout: 1.5 } },
      '/runtime/process_timeout',
      '"process_timeout" must be a whole number of seconds above 0, but is a fraction.',
    ],
    [
      'a number of rows that is true',
      { runtime: { parallelism: true } },
      '/runtime/parallelism',
      '"parallelism" must be a whole number or "infinity", but is true.',
    ],
    [
      'an id that is an object',
      { variables_id: {} },
      '/variables_id',
      '"variables_id" must be text, but is an object.',
    ],
    [
      'a row that is a list',
      { shared_code_row_ids: [[]] },
      '/shared_code_row_ids/0',
      'Element 1 of "shared_code_row_ids" must be text, but is a list.',
    ],
    ['artifacts that are text', { artifacts: 'x' }, '/artifacts', '"artifacts" must be an object, but is text.'],
  ];
  for (const [what, part, pointer, message] of refused) {
    it(`names ${what}, which a run does not mind`, () => {
      const found = checkPlatform(around(part));
      assert.deepEqual(
        found.map((problem) => [problem.severity, problem.pointer, problem.message]),
        [['warning', pointer, message]],
      );
      assert.deepEqual(checkSchema(around(part)), []);
    });
  }

  const taken: [what: string, part: object][] = [
    ['nothing around the parameters', {}],
    ['keys that are not known', { rows: [], runtime: { newer: 1 }, storage: { other: 1 } }],
    ['a list of one in place of an object with numbers for keys', { processors: { after: { 0: { definition } } } }],
    ['settings of a processor of every kind', runAfter({ definition, parameters: 'x' })],
    ['a version that is a number', runAfter({ definition: { ...definition, tag: 1 } })],
    ['more rows at a time than there are', { runtime: { parallelism: 'infinity' } }],
    ['an id that is a number', { variables_id: 5, variables_values_id: 6, shared_code_id: 7 }],
    ['a table with options that are not described', { storage: { input: { tables: [{ where_column: 'a' }] } } }],
  ];
  for (const [what, part] of taken) it(`takes ${what}`, () => assert.deepEqual(checkPlatform(around(part)), []));

  for (const [name, config] of Object.entries(soundConfigs).filter(([, each]) => 'parameters' in each)) {
    it(`takes ${name}`, () => assert.deepEqual(checkPlatform(config), []));
  }

  it('takes what is no configuration at all', () => {
    for (const document of [null, 5, 'x', [], {}]) assert.deepEqual(checkPlatform(document), []);
  });
});
