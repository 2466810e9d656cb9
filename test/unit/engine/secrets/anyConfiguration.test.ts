import assert from 'node:assert/strict';
import { ConfigDocument } from '../../../../engine/core/document/configDocument.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { fillSecrets } from '../../../../engine/core/secrets/fillSecrets.ts';
import { findSecretPlaces, secretPlacesOf } from '../../../../engine/core/secrets/findSecretPlaces.ts';
import { everythingConfiguration } from '../../../support/everythingConfiguration.ts';
import { forSeeds, type Next } from '../../../support/seeded.ts';

const values = ['', null, 'KBC::ProjectSecure::x', 'plain', 1.5, { attr: '#gone' }];
const keys = ['#token', '#a.b', 'password', 'plain', '#"quoted"', '__x', '0'];

function anyObject(next: Next, depth: number): Record<string, unknown> {
  const entries = Array.from({ length: next(5) }, () => {
    const isDeeper = depth > 0 && next(3) === 0;
    const value = isDeeper ? [anyObject(next, depth - 1), [next(9)]] : values[next(values.length)];
    return [keys[next(keys.length)] ?? '', value];
  });
  return Object.fromEntries(entries);
}

/** Steps along a pointer; the object that holds its last key, and that key. */
function holderOf(document: unknown, pointer: string): [Record<string, unknown>, string] {
  const tokens = pointer.split('/').slice(1);
  const steps = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((value, step) => Object(value)[step], document);
  return [Object(holder), last];
}

describe('filling in the secrets of any configuration', () => {
  it('changes the values at their pointers, and nothing else', () => {
    let changed = 0;
    forSeeds(300, (next) => {
      const parts = { api: anyObject(next, 2), config: anyObject(next, 2), authorization: anyObject(next, 1) };
      const document = next(2) === 0 ? parts : { parameters: { ...parts }, authorization: anyObject(next, 1) };
      const text = JSON.stringify(document, undefined, next(3));
      const places = findSecretPlaces(text);
      const secrets = Object.fromEntries(places.map(({ path }, index) => [path, `value "${index}"`]));
      for (const { pointer, path } of places) {
        const [holder, key] = holderOf(document, pointer);
        holder[key] = secrets[path];
        changed++;
      }
      const filled = fillSecrets(ConfigDocument.of(text), secrets);
      assert.deepEqual(JSON.parse(jsonText(filled.value ?? null) ?? ''), document);
      assert.deepEqual(secretPlacesOf(filled), [], 'nothing is left to be filled in');
      const located = places.map(({ start: _, end: __, ...place }) => place);
      assert.deepEqual(secretPlacesOf(ConfigDocument.of(text)), located, 'with and without positions');
    });
    assert.ok(changed > 500, `only ${changed} places`);
  });

  it('throws for no beginning of one', () => {
    for (let end = 0; end <= everythingConfiguration.length; end++) {
      const text = everythingConfiguration.slice(0, end);
      const document = ConfigDocument.of(text);
      assert.equal(fillSecrets(document, { '#password': 'x' }), document);
    }
  });
});
