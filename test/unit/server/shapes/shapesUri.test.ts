import assert from 'node:assert/strict';
import { shapesUri } from '../../../../server/service/shapes/shapesCache.ts';

describe('shapesUri', () => {
  const table: [string, string][] = [
    ['file:///a/users.extractor.json', 'file:///a/users.shapes.json'],
    ['file:///a/config.json', 'file:///a/config.shapes.json'],
    ['file:///a/my.config.json', 'file:///a/my.config.shapes.json'],
    ['file:///a.extractor.json/config.json', 'file:///a.extractor.json/config.shapes.json'],
    ['untitled:Untitled-1', 'untitled:Untitled-1.shapes.json'],
  ];
  for (const [config, shapes] of table) it(`is ${shapes} for ${config}`, () => assert.equal(shapesUri(config), shapes));
});
