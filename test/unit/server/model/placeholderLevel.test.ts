import assert from 'node:assert/strict';
import { placeholderLevel } from '../../../../server/service/model/names/placeholderLevel.ts';

describe('placeholderLevel', () => {
  const table: [name: string, level: number][] = [
    ['id', 1],
    ['1:id', 1],
    ['2:id', 2],
    ['12:a:b', 12],
    ['0:id', 0],
    ['x:id', 0],
    [':id', 0],
    ['', 1],
  ];
  for (const [name, level] of table) {
    it(`reads level ${level} from "${name}"`, () => assert.equal(placeholderLevel(name), level));
  }
});
