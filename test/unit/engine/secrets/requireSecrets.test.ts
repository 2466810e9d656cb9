import assert from 'node:assert/strict';
import { ConfigDocument } from '../../../../engine/core/document/configDocument.ts';
import { isUserError } from '../../../../engine/core/errors.ts';
import { requireFilled, requireSecrets } from '../../../../engine/core/secrets/fillSecrets.ts';

const documentOf = (config: object) => ConfigDocument.of(JSON.stringify(config));

const refuses = (config: object, message: RegExp, pointer: string, check = requireSecrets) =>
  assert.throws(
    () => check(documentOf(config)),
    (error: unknown) => {
      assert.ok(isUserError(error));
      assert.equal(error.code, 'secret.missing');
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /KBC/);
      assert.equal(error.pointer, pointer);
      return true;
    },
  );

describe('secrets that a run cannot do without', () => {
  const api = { headers: { a: { attr: '#a' }, b: { attr: '#b' } } };

  it('are encrypted and used: each is named, with the ways to give it', () => {
    const wrapped = { parameters: { api, config: { '#a': 'KBC::ProjectSecure::x', '#b': 'b' } } };
    refuses(wrapped, /^"#a" is encrypted, .*its value with Set Secret .*--secrets FILE/, '/parameters/config/#a');
    refuses(
      { api, config: { '#a': 'KBC::ProjectSecure::x', '#b': 'KBC::ProjectSecure::y' } },
      /^"#a", "#b" are encrypted,/,
      '/config/#a',
    );
  });

  it('are not those that are empty, missing or encrypted without use', () => {
    requireSecrets(
      ConfigDocument.of(JSON.stringify({ api, config: { '#a': '', c: 1, '#unused': 'KBC::ProjectSecure::x' } })),
    );
  });

  it('are empty and used, where nobody has given a value: an assistant sends none of them', () => {
    const empty = { api, config: { '#a': '', '#b': null } };
    const check = (document: ConfigDocument) => requireFilled(document, { '#b': 'b' });
    refuses(empty, /^"#a" is empty\. Enter its value with Set Secret /, '/config/#a', check);
  });

  it('are not those that are given, also as an empty text, and those that nothing uses', () => {
    requireFilled(documentOf({ api, config: { '#a': '', '#b': 'b', '#unused': '' } }), { 'config.#a': '' });
  });
});
