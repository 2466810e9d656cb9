import assert from 'node:assert/strict';
import { compareConfigurations } from '@pagewright/core/platform/comparing/compareConfigurations';
import type { LocalConfiguration } from '@pagewright/core/platform/localConfiguration';
import type { RemoteConfiguration } from '@pagewright/core/platform/remoteConfiguration';
import { remoteConfiguration } from '../../../support/platform/remotes.ts';
import type { SeedConfiguration } from '../../../trees/make/seeds.ts';

const row = (id: string, configuration: unknown = {}) => ({ id, name: `Row ${id}`, configuration });

function remote(more: Partial<SeedConfiguration> = {}): RemoteConfiguration {
  const seed = { componentId: 'ex-generic-v2', id: '101', name: 'Orders', configuration: { a: 1, b: 2 } };
  return remoteConfiguration({ ...seed, rows: [row('1')], ...more });
}

/** A configuration as its files say it. */
function local(more: Partial<SeedConfiguration> = {}, ids = true): LocalConfiguration {
  const { rows, id, ...own } = remote(more);
  const parts = rows.map(({ id: rowId, ...others }) => ({ ...others, ...(rowId !== '' && { id: rowId }), file: '' }));
  return { ...own, ...(ids && { id }), rows: parts, file: '', findings: [] };
}

type Versions = [
  base: RemoteConfiguration | undefined,
  here: LocalConfiguration | undefined,
  there: RemoteConfiguration | undefined,
];

const renamed = { name: 'Invoices' };
const edited = { configuration: { a: 2, b: 2 } };
const cases: [title: string, versions: Versions, whole: string, differences: string[], rows: string[]][] = [
  ['nothing', [remote(), local(), remote()], 'same', [], ['same']],
  ['a name here', [remote(), local(renamed), remote()], 'changed-here', ['name here'], ['same']],
  ['a name there', [remote(), local(), remote(renamed)], 'changed-there', ['name there'], ['same']],
  ['a description', [remote(), local({ description: 'x' }), remote()], 'changed-here', ['description here'], ['same']],
  [
    'being disabled',
    [remote(), local(), remote({ isDisabled: true })],
    'changed-there',
    ['isDisabled there'],
    ['same'],
  ],
  ['the body here', [remote(), local(edited), remote()], 'changed-here', ['body here'], ['same']],
  ['the same body on both sides', [remote(), local(edited), remote(edited)], 'same', [], ['same']],
  ['other bodies', [remote(), local(edited), remote({ configuration: {} })], 'changed-both', ['body both'], ['same']],
  ['two things', [remote(), local(renamed), remote(edited)], 'changed-both', ['name here', 'body there'], ['same']],
  [
    'the order of keys',
    [remote(), local({ configuration: { b: 2, a: 1 } }), remote()],
    'changed-here',
    ['body here'],
    ['same'],
  ],
  ['only white space', [remote(), local({ configuration: '{ "a": 1,\n"b": 2 }' }), remote()], 'same', [], ['same']],
  [
    'only spelling',
    [
      remote({ configuration: '{"a":"/"}' }),
      local({ configuration: '{"a":"\\/"}' }),
      remote({ configuration: '{"a":"/"}' }),
    ],
    'same',
    [],
    ['same'],
  ],
  [
    '{} and []',
    [
      remote({ configuration: '{"a":{}}' }),
      local({ configuration: '{"a":[]}' }),
      remote({ configuration: '{"a":{}}' }),
    ],
    'changed-here',
    ['body here'],
    ['same'],
  ],
  ['a row here', [remote(), local({ rows: [row('1', { c: 1 })] }), remote()], 'changed-here', [], ['changed-here']],
  [
    'a row on both sides',
    [remote(), local({ rows: [row('1', { c: 1 })] }), remote({ rows: [row('1', { c: 2 })] })],
    'changed-both',
    [],
    ['changed-both'],
  ],
  [
    'a new row here',
    [remote(), local({ rows: [row('1'), row('')] }), remote()],
    'changed-here',
    [],
    ['same', 'new-here'],
  ],
  [
    'a new row there',
    [remote(), local(), remote({ rows: [row('1'), row('2')] })],
    'changed-there',
    [],
    ['same', 'new-there'],
  ],
  ['a row that is gone here', [remote(), local({ rows: [] }), remote()], 'changed-here', [], ['deleted-here']],
  ['a row that is gone there', [remote(), local(), remote({ rows: [] })], 'changed-there', [], ['deleted-there']],
  ['a row that is gone on both sides', [remote(), local({ rows: [] }), remote({ rows: [] })], 'same', [], ['same']],
  [
    'the order of rows',
    [
      remote({ rows: [row('1'), row('2')] }),
      local({ rows: [row('1'), row('2')] }),
      remote({ rows: [row('2'), row('1')] }),
    ],
    'changed-there',
    ['order there'],
    ['same', 'same'],
  ],
  ['a new one here', [undefined, local({}, false), undefined], 'new-here', [], ['new-here']],
  ['a new one there', [undefined, undefined, remote()], 'new-there', [], ['new-there']],
  ['one that is gone here', [remote(), undefined, remote()], 'deleted-here', [], ['deleted-here']],
  [
    'one that is gone here and changed there',
    [remote(), undefined, remote(renamed)],
    'deleted-here',
    ['name there'],
    ['deleted-here'],
  ],
  ['one that is gone there', [remote(), local(), undefined], 'deleted-there', [], ['deleted-there']],
  [
    'one that is gone there and changed here',
    [remote(), local(edited), undefined],
    'deleted-there',
    ['body here'],
    ['deleted-there'],
  ],
  ['one that is gone on both sides', [remote(), undefined, undefined], 'same', [], ['same']],
  ['nothing, with an unknown base', [undefined, local(), remote()], 'same', [], ['same']],
  ['the body, with an unknown base', [undefined, local(edited), remote()], 'changed-both', ['body both'], ['same']],
];

describe('What differs between a configuration here, as it was pulled, and as it is now', () => {
  for (const [title, [base, here, newest], whole, differences, rows] of cases)
    it(`is ${title}: ${whole}`, () => {
      const compared = compareConfigurations({
        base: base && { configuration: base },
        local: here,
        newest: newest && { configuration: newest },
      });
      assert.equal(compared.whole, whole);
      assert.deepEqual(
        compared.differences.map(({ what, side }) => `${what} ${side}`),
        differences,
      );
      assert.deepEqual(
        compared.rows.map(({ state }) => state),
        rows,
      );
    });

  it('is also in the variables', () => {
    const variables = (value: string) =>
      remote({ componentId: 'keboola.variables', id: '501', configuration: { variables: [value] } });
    const compared = compareConfigurations({
      base: { configuration: remote(), variables: variables('a') },
      local: {
        ...local(),
        variables: local({ componentId: 'keboola.variables', id: '501', configuration: { variables: ['b'] } }),
      },
      newest: { configuration: remote(renamed), variables: variables('a') },
    });
    assert.deepEqual(
      [compared.whole, compared.state, compared.variables?.state],
      ['changed-both', 'changed-there', 'changed-here'],
    );
  });
});
