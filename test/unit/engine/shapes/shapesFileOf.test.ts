import assert from 'node:assert/strict';
import { shapesFileOf } from '../../../../engine/core/shapes/shapesFileOf.ts';

describe('The file of the shapes of a configuration', () => {
  const table: [string, string][] = [
    ['/a/users.extractor.json', '/a/users.shapes.json'],
    ['/a/users', '/a/users.shapes.json'],
    ['C:\\a\\config.json', 'C:\\a\\config.shapes.json'],
    ['file:///a/users.extractor.json', 'file:///a/users.shapes.json'],
    ['file:///a/config.json', 'file:///a/config.shapes.json'],
    ['file:///a/my.config.json', 'file:///a/my.config.shapes.json'],
    ['file:///a.extractor.json/config.json', 'file:///a.extractor.json/config.shapes.json'],
    ['untitled:Untitled-1', 'untitled:Untitled-1.shapes.json'],
  ];
  for (const [config, shapes] of table) {
    it(`is ${shapes} for ${config}`, () => assert.equal(shapesFileOf(config), shapes));
  }
});
