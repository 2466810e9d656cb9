import assert from 'node:assert/strict';
import os from 'node:os';
import path from 'node:path';
import { describedFiles, meantSource, typedSource } from '../../../../../client/getStarted/addresses/typedSource.ts';
import manifest from '../../../../../package.json' with { type: 'json' };

describe('A description', () => {
  const typed: [text: string, place: string | undefined][] = [
    ['https://a.test/openapi.yaml', 'https://a.test/openapi.yaml'],
    ['http://127.0.0.1:8377/openapi.yaml', 'http://127.0.0.1:8377/openapi.yaml'],
    ['/home/me/api.yaml', '/home/me/api.yaml'],
    ['~/api.yaml', path.join(os.homedir(), 'api.yaml')],
    ['openapi', undefined],
    ['https://', undefined],
    ['/home/me/', undefined],
    ['', undefined],
  ];
  for (const [text, place] of typed) {
    it(`is ${place === undefined ? 'not ' : ''}what "${text}" names`, () => {
      assert.equal(typedSource(text)?.place, place);
    });
  }

  const meant: [text: string, place: string | undefined][] = [
    ['https://a.test/v2/openapi.json', 'https://a.test/v2/openapi.json'],
    ['a.test/docs/my-swagger_v2.yml?raw=1', 'https://a.test/docs/my-swagger_v2.yml?raw=1'],
    ['/home/me/any.yaml', '/home/me/any.yaml'],
    ['/home/me/any.har', '/home/me/any.har'],
    ['https://a.test/v2/orders', undefined],
    ['https://a.test/v2/orders.json', undefined],
    ['https://openapi.test/v2/orders.json', undefined],
    ['a.test/openapi/orders', undefined],
    ['/orders', undefined],
  ];
  for (const [text, place] of meant) {
    it(`is ${place === undefined ? 'not ' : ''}meant where "${text}" is the address of an API`, () => {
      assert.equal(meantSource(text)?.place, place);
    });
  }

  it('has the command in the menus of the files that the command offers, and of no others', () => {
    const { menus } = manifest.contributes;
    const conditions = [...menus['explorer/context'], ...menus['editor/title']]
      .filter(({ command }) => command === 'pagewright.importDescription')
      .map(({ when }) => /resourceFilename =~ \/(.*?)\/ &&/.exec(when ?? '')?.[1] ?? 'none');
    assert.equal(conditions.length, 2);
    for (const condition of conditions) {
      const isOffered = (name: string) => new RegExp(condition).test(name);
      const named = describedFiles.map((pattern) => pattern.replaceAll('*', 'x'));
      assert.deepEqual(named.filter(isOffered), named);
      assert.deepEqual(['package.json', 'a.yaml', 'openapi.md', 'a.extractor.json'].filter(isOffered), []);
    }
  });
});
