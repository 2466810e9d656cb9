import assert from 'node:assert/strict';
import { configPath } from '../../../../../client/language/documents/configEnding.ts';

describe('The path of a configuration that a user has named', () => {
  const cases: [named: string, path: string][] = [
    ['/w/fleet.extractor.json', '/w/fleet.extractor.json'],
    ['/w/fleet.json', '/w/fleet.extractor.json'],
    ['/w/fleet', '/w/fleet.extractor.json'],
    ['/w/fleet.extractor', '/w/fleet.extractor.json'],
    ['/w/fleet.JSON', '/w/fleet.extractor.json'],
    ['/w/fleet.v2', '/w/fleet.v2.extractor.json'],
    ['/w/a.extractor.json/fleet.json', '/w/a.extractor.json/fleet.extractor.json'],
    ['/w/ex-generic-v2/main/config.json', '/w/ex-generic-v2/main/config.json'],
    ['/w/config.json', '/w/config.extractor.json'],
  ];
  for (const [named, path] of cases) it(`${named}: ${path}`, () => assert.equal(configPath(named), path));
});
