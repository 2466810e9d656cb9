import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { isUserError } from '../../../../engine/core/errors.ts';
import { safeName, takeName } from '../../../../engine/core/tables/safeName.ts';
import { manifestText, tableFile } from '../../../../engine/core/tables/tableFile.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

// key, column (`docs/format/json-to-csv.md#45-vectors`)
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

const hyphens = (count: number) => 'a-'.repeat(count);

// step, text, name (`docs/format/json-to-csv.md#41-safe-names`)
const steps: [step: string, text: string, name: string][] = [
  ['1: letters, digits and hyphens stay, in their case', 'aZ-09', 'aZ-09'],
  ['1: every other byte becomes _, of two bytes two', 'a\0b\u007f~é', 'a_b'],
  ['2: at 64 bytes nothing is shortened', 'q'.repeat(64), 'q'.repeat(64)],
  ['2: bytes are counted: 64 of them', `${'é'.repeat(31)}ab`, 'ab'],
  ['2: bytes are counted: 65 of them', `${'é'.repeat(31)}abc`, `${md5(`${'_'.repeat(62)}abc`)}_abc`],
  ['2.1: digits and _ separate words', `${'1'.repeat(30)}a${'_'.repeat(30)}b_tail`, '1_b_tail'],
  ['2.1: a hyphen at either end is no word', `-${'1'.repeat(60)}_tail-`, `${md5(`-${'1'.repeat(60)}_tail-`)}_tail-`],
  [
    '2.2: of two words the first character, and each one after a hyphen',
    `ab-cd-${'x'.repeat(60)}_1_tail`,
    'acx_1_tail',
  ],
  ['2.2: of one word the MD5 of the text', `${'q'.repeat(80)}`, md5('q'.repeat(80))],
  ['2.2: the MD5 is that of the text of step 1', `é${'q'.repeat(80)}`, md5(`__${'q'.repeat(80)}`)],
  ['2.2: a hyphen at the start is not the first character', `-b_${'c'.repeat(64)}_d`, 'b_d'],
  ['2.2: two hyphens bring one character', `a--b_${'c'.repeat(64)}_d`, 'ab_d'],
  ['2.3: the tail begins at the first _ that leaves room for all', `a_${'b_'.repeat(40)}c`, `a_${'b_'.repeat(30)}c`],
  ['2.3: without a _ there, nothing but the prefix', `a_${'b'.repeat(80)}`, 'a'],
  ['2.3: nor where the prefix alone is too long', `${hyphens(70)}_b`, 'a'.repeat(70)],
  ['3: runs of _ become one, those at the ends go', '__a__b__', 'a_b'],
  ['3: a name may begin with a digit', '1_', '1'],
  ['3: a name may be empty', '__', ''],
];

describe('names of columns, tables and files', () => {
  for (const [key, column] of columns) {
    it(`json-to-csv.md 4.5: column of "${key}"`, () => assert.equal(safeName(`[].${key}`), column));
  }

  for (const [step, text, name] of steps) {
    it(`json-to-csv.md 4.1 step ${step}`, () => assert.equal(safeName(text), name));
  }

  it('json-to-csv.md 4.2: the three bytes in front of a key count for its length, and for its MD5', () => {
    assert.equal(safeName(`[].${'q'.repeat(61)}`), 'q'.repeat(61));
    assert.equal(safeName(`[].${'q'.repeat(62)}`), md5(`___${'q'.repeat(62)}`));
  });

  it('json-to-csv.md 4.4: table names have the full 64 bytes', () => {
    assert.equal(safeName('users.address.tags'), 'users_address_tags');
    assert.equal(safeName('users/{user-id}/orders'), 'users_user-id_orders');
    assert.equal(safeName('q'.repeat(64)), 'q'.repeat(64));
    assert.equal(safeName('q'.repeat(65)), md5('q'.repeat(65)));
  });

  it('json-to-csv.md 4.3: a taken name gets _u0, _u1; letter case counts', () => {
    const taken = new Set<string>();
    assert.deepEqual(
      ['id', 'id', 'Id', 'id', 'id_u0'].map((name) => takeName(name, taken)),
      ['id', 'id_u0', 'Id', 'id_u1', 'id_u0_u0'],
    );
  });

  it('json-to-csv.md 4.3: the suffix may make a name longer than 64 bytes', () => {
    assert.equal(takeName('q'.repeat(64), new Set(['q'.repeat(64)])), `${'q'.repeat(64)}_u0`);
  });

  // bucket, table, incremental, primary key, text
  const manifests: [title: string, bucket: string | undefined, boolean, string[] | undefined, text: string][] = [
    ['destination, incremental', 'demo', false, undefined, '{"destination":"in.c-demo.users","incremental":false}'],
    [
      'and the primary key, where there is one',
      'demo',
      true,
      ['id', 'lang'],
      '{"destination":"in.c-demo.users","incremental":true,"primary_key":["id","lang"]}',
    ],
    ['an empty one is left out', 'demo', true, [], '{"destination":"in.c-demo.users","incremental":true}'],
    ['no destination without a bucket', undefined, false, undefined, '{"incremental":false}'],
    [
      'slashes and what is not ASCII are escaped',
      'a/ž',
      false,
      ['é'],
      '{"destination":"in.c-a\\/\\u017e.users","incremental":false,"primary_key":["\\u00e9"]}',
    ],
  ];
  for (const [title, bucket, incremental, primaryKey, text] of manifests) {
    it(`json-to-csv.md 9.3: manifests are one line of JSON without its end: ${title}`, () => {
      const destination = bucket && `in.c-${bucket}.users`;
      assert.equal(manifestText({ destination, incremental, ...(primaryKey && { primaryKey }) }), text);
    });
  }

  it('mapping.md 8: a table of a header alone has the keys of its manifest in another order', () => {
    const manifest = { destination: 'in.c-demo.lot', incremental: true, primaryKey: ['lot', 'part_fk'] };
    assert.equal(
      manifestText(manifest, true),
      '{"incremental":true,"destination":"in.c-demo.lot","primary_key":["lot","part_fk"]}',
    );
    assert.equal(manifestText({ destination: undefined, incremental: false }, true), '{"incremental":false}');
  });

  // bucket, table, file, destination
  const files: [bucket: string | undefined, table: string, file: string, destination: string | undefined][] = [
    ['demo', 'users', 'demo.users', 'in.c-demo.users'],
    [undefined, 'users', 'users', undefined],
    ['in.c-demo', 'users', 'in.c-demo.users', 'in.c-in.c-demo.users'],
    ['demo', 'v1.users', 'demo.v1.users', 'in.c-demo.v1.users'],
    ['demo', 'con', 'demo.con', 'in.c-demo.con'],
    [undefined, 'console', 'console', undefined],
    ['b', 'x'.repeat(240), `b.${'x'.repeat(240)}`, `in.c-b.${'x'.repeat(240)}`],
  ];
  for (const [bucket, table, file, destination] of files) {
    it(`json-to-csv.md 9.2 and 9.3: the file and the destination of ${table} in ${bucket ?? 'no bucket'}`, () =>
      assert.deepEqual(tableFile(bucket, table), { file, destination }));
  }

  for (const [bucket, table, reason] of [
    ['a/b', 't', /it has a "\/" or "\\" in it/],
    ['..', 't', /it has a|starts with a "\."/],
    ['a\\b', 't', /it has a "\/" or/],
    ['a\0', 't', /a control character/],
    [undefined, 'a\nb', /a control character/],
    ['.hidden', 't', /it starts with a "\."/],
    [undefined, '.', /it starts with a "\."/],
    [undefined, '', /it is empty/],
    [undefined, 'con', /Windows keeps it for a device/],
    [undefined, 'NUL.x', /Windows keeps it for a device/],
    ['com1', 't', /Windows keeps it for a device/],
    ['a:b', 't', /which Windows does not allow/],
    ['b', 'ž'.repeat(121), /more than 242 bytes/],
  ] as const) {
    it(`mapping.md 1: ${JSON.stringify([bucket, table])} never becomes a path`, () => {
      assert.throws(
        () => tableFile(bucket, table),
        (error) => isUserError(error) && error.code === 'output.bad-name' && reason.test(error.message),
      );
    });
  }
});
