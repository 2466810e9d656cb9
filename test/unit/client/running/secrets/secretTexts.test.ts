import assert from 'node:assert/strict';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { pemLines } from '../../../../../client/running/secrets/pemLines.ts';
import { secretAt } from '../../../../../client/running/secrets/secretAt.ts';
import { type ListedSecrets, secretItems } from '../../../../../client/running/secrets/secretItems.ts';
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
  const text = JSON.stringify({
    api: { a: { attr: '#gone' }, b: { attr: '#token' } },
    config: { '#token': 'KBC::ProjectSecure::x', '#empty': '', jobs: [{ params: { '#token': '' } }] },
  });
  const lines = (listed: Partial<ListedSecrets>) =>
    secretItems({ places: findSecretPlaces(text), plain: [], stored: [], ...listed }).map((item) =>
      [item.label, item.description, item.does, item.stored].filter(Boolean).join(' | '),
    );

  it('says which are set, where the others are missing, and which are kept without need', () => {
    assert.deepEqual(lines({ stored: ['#token', '#old', 'config.#empty'] }), [
      'config.#token | set | #token',
      '#empty | set | config.#empty',
      'config.jobs.0.params.#token | set | #token',
      '#gone | missing, used, but not in the file',
      '#old | set, but not used | #old',
      '$(trash) Clear a Secret | clear',
    ]);
  });

  it('begins with all missing ones, where there are several', () => {
    assert.deepEqual(lines({}), [
      '$(list-ordered) Set All Missing Secrets | 4 | setMissing',
      'config.#token | missing, encrypted in the file',
      '#empty | empty in the file',
      'config.jobs.0.params.#token | missing, empty in the file',
      '#gone | missing, used, but not in the file',
    ]);
  });

  it('has those in plain text, which it moves to the store', () => {
    assert.deepEqual(lines({ places: [], plain: ['#key'] }), [
      '#key | in the file, where everyone can read it | moveToStore',
    ]);
  });

  it('offers the secrets of the configuration that this one was made from', () => {
    assert.deepEqual(lines({ places: [], original: 'orders.extractor.json' }), [
      '$(references) Use the Secrets of orders.extractor.json | useOriginal',
    ]);
  });
});

describe('The secret that a remark is about', () => {
  const text =
    '{"api": {"x": {"attr": "#gone"}, "y": {"attr": "#token"}}, "config": {"#token": "KBC::ProjectSecure::x", "b": "KBC::ProjectSecure::y"}}';
  const at = (part: string) => [text.indexOf(part), text.indexOf(part) + part.length] as const;
  for (const [part, name] of [
    ['"KBC::ProjectSecure::x"', '#token'],
    ['"#gone"', '#gone'],
    ['{"attr": "#gone"}', '#gone'],
    ['"KBC::ProjectSecure::y"', undefined],
    ['"attr"', undefined],
  ] as const) {
    it(`at ${part} is ${name}`, () => assert.equal(secretAt(text, ...at(part)), name));
  }
});
