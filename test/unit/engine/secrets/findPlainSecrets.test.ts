import assert from 'node:assert/strict';
import { findPlainSecrets } from '../../../../engine/core/secrets/findPlainSecrets.ts';

describe('the secrets of a configuration that are in plain text', () => {
  const cases: [title: string, text: string, found: string[]][] = [
    ['a text behind a #', '{"config": {"#a": "x", "b": "y"}}', ['#a "x"']],
    [
      'each by its path where there are several',
      '{"config": {"#a": "x", "jobs": [{"params": {"#a": "\\u0079"}}]}}',
      ['config.#a "x"', 'config.jobs.0.params.#a "\\u0079"'],
    ],
    ['in a wrapped configuration', '{"parameters": {"api": {"#clientCertificate": "x"}}}', ['#clientCertificate "x"']],
    [
      'nothing empty, encrypted or computed',
      '{"config": {"#a": "", "#b": "KBC::ProjectSecure::x", "#c": {"attr": "d"}, "#e": 5}}',
      [],
    ],
    ['nothing that no run reads', '{"parameters": {"config": {}}, "storage": {"#a": "x"}}', []],
    ['nothing in half a text', '{"config": {"#a": "x"', []],
  ];
  for (const [title, text, found] of cases) {
    it(`are ${title}`, () =>
      assert.deepEqual(
        findPlainSecrets(text).map(({ name, start, end }) => `${name} ${text.slice(start, end)}`),
        found,
      ));
  }

  it('are found with their values', () => {
    const [secret] = findPlainSecrets(String.raw`{"config": {"#a": "\u0079\n"}}`);
    assert.equal(secret?.value, 'y\n');
  });
});
