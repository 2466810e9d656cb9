import assert from 'node:assert/strict';
import { manifestText } from '../../../../engine/core/tables/manifest.ts';
import { safeName, takeName } from '../../../../engine/core/tables/safeName.ts';
import { tableFile } from '../../../../engine/core/tables/tableFile.ts';
import { UserError } from '../../../../engine/errors.ts';

// key, column (json-to-csv.md 4.5)
const columns: [string, string][] = [
  ['userId', 'userId'],
  ['first name', 'first_name'],
  ['user.name', 'user_name'],
  ['é', ''],
  ['x-y', 'x-y'],
  ['__a__', 'a'],
  ['#tag', 'tag'],
  ['$', ''],
  ['Straße', 'Stra_e'],
  ['a..b', 'a_b'],
  ['1st', '1st'],
  [
    'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
    'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
  ],
  ['qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', '480335d21d833c69b18853891c6fe9f7'],
  ['customerBillingAddress_street_line_number_one_and_line_number_two', 'street_line_number_one_and_line_number_two'],
  [
    'order.lines.product.category.parentCategory.translations.english.title',
    'product_category_parentCategory_translations_english_title',
  ],
  [
    'x-ray_alpha-beta_gamma-delta_epsilon-zeta_eta-theta_iota-kappa_la',
    'rbdztk_gamma-delta_epsilon-zeta_eta-theta_iota-kappa_la',
  ],
];

describe('names of columns, tables and files', () => {
  for (const [key, column] of columns) it(`column of "${key}"`, () => assert.equal(safeName(`[].${key}`), column));

  it('4.4: table names have the full 64 bytes', () => {
    assert.equal(safeName('users.address.tags'), 'users_address_tags');
    assert.equal(safeName('users/{user-id}/orders'), 'users_user-id_orders');
    assert.equal(safeName('q'.repeat(64)), 'q'.repeat(64));
    assert.match(safeName('q'.repeat(65)), /^[0-9a-f]{32}$/);
  });

  it('4.3: a taken name gets _u0, _u1; letter case counts', () => {
    const taken = new Set<string>();
    assert.deepEqual(
      ['id', 'id', 'Id', 'id', 'id_u0'].map((name) => takeName(name, taken)),
      ['id', 'id_u0', 'Id', 'id_u1', 'id_u0_u0'],
    );
  });

  it('9.3: manifests are one line of JSON, keys in order', () => {
    assert.equal(
      manifestText({ destination: 'in.c-demo.users', incremental: false }),
      '{"destination":"in.c-demo.users","incremental":false}',
    );
    const keyed = manifestText({ destination: 'in.c-demo.users', incremental: true, primaryKey: ['id', 'lang'] });
    assert.equal(keyed, '{"destination":"in.c-demo.users","incremental":true,"primary_key":["id","lang"]}');
    assert.equal(manifestText({ destination: undefined, incremental: false }), '{"incremental":false}');
    assert.equal(
      manifestText({ destination: 'a/ž', incremental: false }),
      '{"destination":"a\\/\\u017e","incremental":false}',
    );
  });

  it('9.2: file and destination, with and without a bucket; the prefix is always added', () => {
    assert.deepEqual(tableFile('demo', 'users'), { file: 'demo.users', destination: 'in.c-demo.users' });
    assert.deepEqual(tableFile('in.c-demo', 'users'), { file: 'in.c-demo.users', destination: 'in.c-in.c-demo.users' });
    assert.deepEqual(tableFile(undefined, 'users'), { file: 'users', destination: undefined });
  });

  for (const [bucket, table] of [
    ['a/b', 't'],
    ['..', 't'],
    ['a\\b', 't'],
    ['a\0', 't'],
    ['.hidden', 't'],
    [undefined, ''],
    [undefined, 'con'],
    [undefined, 'NUL.x'],
  ] as const) {
    it(`${JSON.stringify([bucket, table])} never becomes a path`, () => {
      assert.throws(
        () => tableFile(bucket, table),
        (error) => error instanceof UserError && error.code === 'output.bad-name',
      );
    });
  }
});
