import assert from 'node:assert/strict';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { keepBody, restoreBody } from '../../../../../engine/core/secrecy/recorded/keptBody.ts';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';
import { forSeeds, type Next } from '../../../../support/seeded.ts';
import { spellingsOf } from '../../../../support/spellingsOf.ts';

const secrets = new Map([
  ['token', 'tök"en/1'],
  ['pin', '123456'],
]);
const mask = new SecretMask(secrets, new Set([...secrets.values(), 'session-token']));
const plain = new SecretMask(new Map(), new Set());

const keep = (text: string | Uint8Array, by = mask) => {
  const { kind, content } = keepBody(Buffer.from(text), by);
  return [kind, Buffer.from(content).toString(kind === 'bin' ? 'latin1' : 'utf8')];
};
const again = (text: string | Uint8Array, by = mask) =>
  Buffer.from(restoreBody(keepBody(Buffer.from(text), by), by)).toString('latin1');

describe('the body of an answer in a recording', () => {
  it('is JSON laid out to be read', () => {
    assert.deepEqual(keep('{"a":[1,{"b":[]}],"c":{ }}'), [
      'json',
      '{\n  "a": [\n    1,\n    {\n      "b": []\n    }\n  ],\n  "c": {}\n}\n',
    ]);
  });

  it('keeps every digit, repeated keys and the order of keys', () => {
    const [, text] = keep('{"b":1.0,"2":12345678901234567890,"1":1E+2,"b":-0}');
    assert.equal(text, '{\n  "b": 1.0,\n  "2": 12345678901234567890,\n  "1": 1E+2,\n  "b": -0\n}\n');
  });

  // title, body, kind
  const exact: [string, string | Uint8Array, string][] = [
    ['a text that is no JSON', 'id,name\n1,"a"\n', 'txt'],
    ['broken JSON', '{"a":1', 'txt'],
    ['a JSON text of its own', ' "a\\/b" ', 'txt'],
    ['a byte-order mark', '\ufeff{"a":1}', 'txt'],
    ['half of a surrogate pair among other escapes', '{"a":"\\u00e9\\ud800"}', 'txt'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x0a, 0x80, 0x7d]), 'bin'],
    ['nothing', '', 'txt'],
  ];
  for (const [title, body, kind] of exact) {
    it(`is kept byte for byte: ${title}`, () => {
      assert.equal(keep(body)[0], kind);
      assert.equal(again(body), Buffer.from(body).toString('latin1'));
    });
  }

  // title, body, what is kept
  const masked: [string, string | Uint8Array, string][] = [
    ['in a text', '{"a":"<tök\\"en/1>"}', '{\n  "a": "<__MASKED.token__>"\n}\n'],
    ['however it is escaped', '{"a":"t\\u00f6k\\u0022en\\/1"}', '{\n  "a": "__MASKED.token__"\n}\n'],
    ['in an address', '{"a":"/x?k=t%C3%B6k%22en%2F1&p=2"}', '{\n  "a": "/x?k=__MASKED.token.1__&p=2"\n}\n'],
    ['in a key', '{"tök\\"en/1":1}', '{\n  "__MASKED.token__": 1\n}\n'],
    [
      'that is a number, and no longer one',
      '{"a":123456,"b":1234567}',
      '{\n  "a": "__MASKED.pin.n__",\n  "b": 1234567\n}\n',
    ],
    [
      'within JSON within a text',
      '{"a":"{\\"k\\":\\"tök\\\\\\"en/1\\"}"}',
      '{\n  "a": "{\\"k\\":\\"__MASKED.token.13__\\"}"\n}\n',
    ],
    ['in what is no JSON', 'k=tök"en/1', 'k=__MASKED.token__'],
    ['among bytes', Buffer.concat([Buffer.from([0xff]), Buffer.from('tök"en/1')]), '\u00ff__MASKED.token.17__'],
  ];
  for (const [title, body, kept] of masked) {
    it(`has no secret ${title}, and gets it back`, () => {
      assert.equal(keep(body)[1], kept);
      const text = Buffer.from(body).toString('latin1');
      const [is, was] = [again(body), text].map((one) => Buffer.from(one, 'latin1').toString('utf8'));
      if (kept.startsWith('{')) assert.deepEqual(parseJson(is ?? ''), parseJson(was ?? ''));
      else assert.equal(is, was);
    });
  }

  it('gets a secret back in every spelling of one encoding', () => {
    const secret = `p&s'w"o<r>d/1+2=3`;
    const by = new SecretMask(new Map([['key', secret]]), new Set([secret]));
    const spellings = Object.entries(spellingsOf(secret));
    const isLost = ([, spelling]: [string, string]) => {
      const body = JSON.stringify({ a: `<${spelling}>` });
      const [, kept = ''] = keep(body, by);
      assert.match(kept, /__MASKED/);
      assert.ok(!kept.includes(JSON.stringify(spelling).slice(1, -1)), kept);
      return Buffer.from(again(body, by), 'latin1').toString('utf8').includes('__MASKED__');
    };
    assert.deepEqual(
      spellings.filter(isLost).map(([how]) => how),
      [
        'in decimal entities with zeros',
        'in capital hexadecimal entities',
        'in HTML within HTML',
        'in percent escapes of percent escapes',
        'in JSON within JSON',
        'in JSON within an address',
        'escaped here and there',
      ],
    );
  });

  for (const [order, encode] of [
    ['little', (text: string) => Buffer.from(text, 'utf16le')],
    ['big', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ] as const) {
    it(`has no secret in UTF-16 with the ${order} end first, and gets it back`, () => {
      const body = encode('\ufeff{"a":"<hunter22>","b":"pässword"}');
      const by = new SecretMask(
        new Map([
          ['a', 'hunter22'],
          ['b', 'pässword'],
        ]),
        new Set(['hunter22', 'pässword']),
      );
      const [, kept = ''] = keep(body, by);
      assert.match(kept, /__MASKED\.a\.\d+__.*__MASKED\.b\.\d+__/s);
      assert.equal(again(body, by), body.toString('latin1'));
    });
  }

  it('has no token of a login, which does not come back', () => {
    assert.equal(again('{"a":"session-token"}'), '{\n  "a": "__MASKED__"\n}\n');
  });

  it('has the same values for any JSON', () => {
    forSeeds(300, (next) => {
      const text = randomJson(next, 0);
      assert.deepEqual(parseJson(Buffer.from(again(text, plain), 'latin1').toString('utf8')), parseJson(text), text);
    });
  });

  it('indents nothing without end', () => {
    const deep = `${'['.repeat(500)}1${']'.repeat(500)}`;
    const [kind, text = ''] = keep(deep);
    assert.equal(kind, 'json');
    assert.ok(text.length < 80_000, `${text.length} characters`);
    assert.equal(text.replace(/\s/g, ''), deep);
  });
});

const samples = [
  '"a b"',
  '"\\u0000\\t\\"\\\\"',
  '"{[,:]}"',
  '""',
  '"\\\\"',
  '1.50',
  '-0',
  '1e400',
  '12345678901234567890',
  'true',
  'null',
  '"é\u2028"',
];

function randomJson(next: Next, depth: number): string {
  const space = [' ', '', '\n', '\t\r\n'][next(4)] ?? '';
  const kind = depth === 0 ? 1 + next(2) : next(depth > 4 ? 1 : 3);
  const list = <T>(make: (index: number) => T) => Array.from({ length: next(4) }, (_, index) => make(index));
  if (kind === 1) return `${space}[${list(() => randomJson(next, depth + 1)).join(`${space},`)}${space}]`;
  if (kind === 2) {
    const fields = list((index) => `${space}"k${index}\\n"${space}:${randomJson(next, depth + 1)}`);
    return `{${fields.join(`,${space}`)}${space}}`;
  }
  return space + (samples[next(samples.length)] ?? '1');
}
