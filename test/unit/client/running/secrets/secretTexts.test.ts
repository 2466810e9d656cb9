import assert from 'node:assert/strict';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { pemLines } from '../../../../../client/running/secrets/pemLines.ts';
import { secretAt } from '../../../../../client/running/secrets/secretAt.ts';
import { secretItems } from '../../../../../client/running/secrets/secretItems.ts';
import { findSecretPlaces } from '../../../../../engine/faces/secrets.ts';

describe('A key in PEM form that comes from one line', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  for (const [title, line] of [
    ['without breaks', pem.replaceAll('\n', '')],
    ['with spaces for breaks', pem.replaceAll('\n', ' ').trim()],
    ['with written breaks', pem.replaceAll('\n', '\\n')],
    ['with its breaks', pem],
  ] as const) {
    it(`is whole again, ${title}`, () => {
      assert.equal(pemLines(line), pem);
      assert.ok(createPrivateKey(pemLines(line)));
    });
  }

  it('may be several', () => {
    assert.equal(pemLines(`${pem}${pem}`.replaceAll('\n', '')), `${pem}${pem}`);
  });

  it('is no other text', () => {
    for (const text of ['', 'a\\nb', '{"a":"b"}', '-----BEGIN half']) assert.equal(pemLines(text), text);
  });
});

describe('The list of secrets', () => {
  it('says where each stands, which are set, and which are kept without need', () => {
    const text = JSON.stringify({
      api: { a: { attr: '#gone' } },
      config: { '#token': 'KBC::x', '#empty': '', jobs: [{ params: { '#token': '' } }] },
    });
    assert.deepEqual(
      secretItems(findSecretPlaces(text), ['#token', '#old', 'config.#empty']).map(({ label, description }) => [
        label,
        description,
      ]),
      [
        ['config.#token', 'encrypted in the file, set'],
        ['#empty', 'empty in the file, set'],
        ['config.jobs.0.params.#token', 'empty in the file, set'],
        ['#gone', 'used, but not in the file'],
        ['#old', 'set'],
      ],
    );
  });
});

describe('The secret that a remark is about', () => {
  const text =
    '{"api": {"x": {"attr": "#gone"}, "y": {"attr": "#token"}}, "config": {"#token": "KBC::x", "b": "KBC::y"}}';
  const at = (part: string) => [text.indexOf(part), text.indexOf(part) + part.length] as const;
  for (const [part, name] of [
    ['"KBC::x"', '#token'],
    ['"#gone"', '#gone'],
    ['{"attr": "#gone"}', '#gone'],
    ['"KBC::y"', undefined],
    ['"attr"', undefined],
  ] as const) {
    it(`at ${part} is ${name}`, () => assert.equal(secretAt(text, ...at(part)), name));
  }
});
