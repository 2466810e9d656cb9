import assert from 'node:assert/strict';
import { readFile } from './support/readFile.ts';
import { tokensOf } from './support/tokensOf.ts';

describe('The colours of extractor configurations', () => {
  const colours: [text: string, scope: string, why: string][] = [
    ['endpoint', 'support.type.property-name.json', 'keys are those of JSON'],
    ['#password', 'keyword.other.secret.extractor-config', 'a secret stands out'],
    ['{user-id}', 'constant.other.placeholder.extractor-config', 'a placeholder stands out'],
    ['concat', 'support.function.extractor-config', 'the name of a function stands out'],
  ];
  for (const [text, scope, why] of colours) {
    it(`${why}: ${text} is ${scope}`, async () => {
      const tokens = await tokensOf((await readFile('colours.extractor.json')) ?? '');
      const scopes = tokens.find((token) => token.text === text)?.scopes ?? [];
      assert.ok(scopes.includes(scope), `${text}: ${scopes.join(' ')}`);
    });
  }

  it('marks nothing of a sound configuration as illegal', async () => {
    const tokens = await tokensOf((await readFile('colours.extractor.json')) ?? '');
    assert.ok(tokens.length > 20);
    assert.deepEqual(
      tokens.filter(({ scopes }) => scopes.join(' ').includes('illegal')),
      [],
    );
  });
});
