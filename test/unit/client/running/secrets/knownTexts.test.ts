import assert from 'node:assert/strict';
import { KnownTexts } from '../../../../../client/running/secrets/knownTexts.ts';
import { fakeMemento } from './fakeMemento.ts';

interface Written {
  baseUrl?: string;
  endpoint?: string;
  indent?: number;
}

function textOf({ baseUrl = 'https://api.example.com/', endpoint = 'orders', indent = 2 }: Written = {}): string {
  const api = { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } };
  return JSON.stringify({ api, config: { '#token': '', jobs: [{ endpoint }] } }, undefined, indent);
}

describe('The original of a configuration', () => {
  let withSecrets: Set<string>;
  let texts: KnownTexts;
  beforeEach(() => {
    withSecrets = new Set(['/w/a.json']);
    texts = new KnownTexts(fakeMemento(), { has: async (file) => withSecrets.has(file) });
  });

  const see = (configFile: string, written?: Written) => texts.see({ configFile, text: textOf(written) });
  const originalOf = (configFile: string, written?: Written) => texts.originalOf({ configFile, text: textOf(written) });

  it('has secrets and had the same text, whatever its spaces and line breaks', async () => {
    await see('/w/a.json');
    await see('/w/b.json', { indent: 4 });
    assert.equal(await originalOf('/w/b.json'), '/w/a.json');
    assert.equal(await originalOf('/w/a.json'), undefined);
  });

  it('may be open with changes that nobody has saved', async () => {
    await see('/w/a.json');
    const text = textOf({ endpoint: 'sales' });
    await texts.see({ configFile: '/w/b.json', text }, [{ configFile: '/w/a.json', text }]);
    assert.equal(await originalOf('/w/b.json'), '/w/a.json');
  });

  it('stays the original when the copy changes, but not once that names another address', async () => {
    await see('/w/a.json');
    await see('/w/b.json');
    await see('/w/b.json', { endpoint: 'sales' });
    assert.equal(await originalOf('/w/b.json', { endpoint: 'sales' }), '/w/a.json');
    assert.equal(await originalOf('/w/b.json', { baseUrl: 'https://evil.example.com/' }), undefined);
    assert.equal(await originalOf('/w/b.json', { endpoint: 'https://evil.example.com/' }), undefined);
  });

  for (const [title, prepare] of [
    ['where another text is seen', () => see('/w/b.json', { endpoint: 'sales' })],
    [
      'where none of that text has secrets',
      () => {
        withSecrets.clear();
        return see('/w/b.json');
      },
    ],
    [
      'where the copy has secrets itself',
      () => {
        withSecrets.add('/w/b.json');
        return see('/w/b.json');
      },
    ],
    [
      'where the user has declined, also when the copy moves',
      async () => {
        await see('/w/c.json');
        await texts.decline('/w/c.json');
        await texts.move({ from: '/w/c.json', to: '/w/b.json' });
        await see('/w/b.json');
      },
    ],
    ['where a text is broken', () => texts.see({ configFile: '/w/b.json', text: textOf().slice(1) })],
    [
      'where the user has declined, also when the copy is seen again',
      async () => {
        await see('/w/b.json');
        await texts.decline('/w/b.json');
        await see('/w/b.json');
      },
    ],
  ] as const) {
    it(`is none ${title}`, async () => {
      await see('/w/a.json');
      await prepare();
      assert.equal(await originalOf('/w/b.json'), undefined);
    });
  }

  it('is known when either moves', async () => {
    await see('/w/a.json');
    await see('/w/b.json');
    await texts.move({ from: '/w/a.json', to: '/w/c.json' });
    await texts.move({ from: '/w', to: '/z' });
    assert.equal(await originalOf('/z/b.json'), '/z/c.json');
  });
});

describe('A file that takes the place of another', () => {
  const texts = new KnownTexts(fakeMemento(), { has: async () => true });
  before(async () => {
    for (const [configFile, baseUrl] of [
      ['/w/a.json', 'https://api.example.com/'],
      ['/w/same.json', 'https://api.example.com/v2/'],
      ['/w/other.json', 'https://other.example.com/'],
      ['/x/a.json', 'https://other.example.com/'],
    ] as const)
      await texts.see({ configFile, text: textOf({ baseUrl }) });
  });

  for (const [title, from, to, forgotten] of [
    ['keeps the secrets there if it goes to the same addresses', '/w/a.json', '/w/same.json', []],
    ['gets none of another address', '/w/a.json', '/w/other.json', ['/w/other.json']],
    ['gets none if nothing is known of it', '/w/new.json', '/w/a.json', ['/w/a.json']],
    ['gets none in a folder that takes the place of another', '/w', '/x', ['/x', '/x/a.json']],
  ] as const) {
    it(title, () => assert.deepEqual(texts.replacedBy({ from, to }), forgotten));
  }
});
