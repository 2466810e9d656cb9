import assert from 'node:assert/strict';
import { legacyHeader, legacyName } from '../../../../../engine/core/tables/legacy/legacyNames.ts';

// key, column (`docs/format/json-to-csv.md#45-vectors`, the column for compatLevel 1)
const vectors: [string, string][] = [
  ['userId', 'userId'],
  ['first name', 'first_name'],
  ['user.name', 'user_name'],
  ['é', ''],
  ['x-y', 'x-y'],
  ['__a__', 'a'],
  ['#tag', 'tag'],
  ['$', ''],
  ['Straße', 'Stra__e'],
  ['a..b', 'a__b'],
  ['1st', '1st'],
  ['q'.repeat(61), 'q'.repeat(61)],
  ['q'.repeat(62), 'q'.repeat(62)],
  [
    'customerBillingAddress_street_line_number_one_and_line_number_two',
    'c__street_line_number_one_and_line_number_two',
  ],
  ['order.lines.product.category.parentCategory.translations.english.title', 'olpcptet'],
  [
    'x-ray_alpha-beta_gamma-delta_epsilon-zeta_eta-theta_iota-kappa_la',
    'xrbdztk__gamma-delta_epsilon-zeta_eta-theta_iota-kappa_la',
  ],
];

describe('legacy names (json-to-csv.md 12.3)', () => {
  for (const [key, name] of vectors)
    it(`json-to-csv.md 4.5, legacy: "${key}"`, () => assert.equal(legacyName(key), name));

  it('the full 64 bytes are free; beyond them a single word becomes its MD5', () => {
    assert.equal(legacyName('q'.repeat(64)), 'q'.repeat(64));
    assert.equal(legacyName('q'.repeat(65)), '4f8d62f3cf50e436dfe277c67b321fbc');
  });

  it('bytes are counted and hashed, not characters', () => {
    assert.equal(legacyName(`${'é'.repeat(31)}ab`), 'ab');
    assert.equal(legacyName('é'.repeat(33)), '077487916da57cf9188bbd0c5e604050');
  });

  it('the tail of a long text begins at a space, though an underscore comes before it', () => {
    const text = `${'alpha_beta gamma_delta '.repeat(3)}tail_of_name`;
    assert.equal(legacyName(text), 'agagagt__gamma_delta_alpha_beta_gamma_delta_tail_of_name');
  });

  it('an apostrophe does not end a word', () => {
    assert.match(legacyName(`don't${'x'.repeat(70)}`), /^[0-9a-f]{32}$/);
  });
});

describe('legacy headers (json-to-csv.md 12.3)', () => {
  const headers: [title: string, texts: string[], names: string[]][] = [
    ['names that differ stay', ['id', 'Id', 'a b'], ['id', 'Id', 'a_b']],
    [
      'a name that is taken becomes the MD5 of its text as it came',
      ['x_y', 'x.y'],
      ['x_y', 'b2d4cd2858ff3eb9db58bdbdaa906e21'],
    ],
    ['also an empty one', ['é', '$'], ['', 'c3e97dd6e97fb5125688c97f36720cbe']],
    [
      'the same text three times still gives three names',
      ['x_y', 'x_y', 'x_y'],
      ['x_y', '52102d8e853322150c95bd20cec93d2a', '52102d8e853322150c95bd20cec93d2a_u0'],
    ],
  ];
  for (const [title, texts, names] of headers) it(title, () => assert.deepEqual(legacyHeader(texts), names));
});
