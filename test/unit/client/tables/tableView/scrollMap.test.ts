import assert from 'node:assert/strict';
import { ScrollMap } from '../../../../../client/tables/tableView/scrollMap.ts';

const rowHeight = 20;
const viewport = 400;

function scrollMap(rows: number, tallest = 100_000): ScrollMap {
  const map = new ScrollMap(rowHeight, tallest);
  map.setSize(rows, viewport);
  return map;
}

describe('The scroll bar of a table', () => {
  it('is as tall as the rows where a page can be so tall', () => {
    const map = scrollMap(1_000);
    assert.deepEqual([map.height, map.isScaled], [20_000, false]);
    map.follow(1_234);
    assert.deepEqual([map.top, map.scrollTop], [1_234, 1_234]);
    assert.deepEqual(map.visible(), { first: 61, end: 82 });
    assert.equal(map.place(61), 1_220);
  });

  it('never makes a page taller than a browser lays out, and still reaches every row', () => {
    for (const rows of [5_001, 100_000, 1_000_000, 100_000_000]) {
      const map = scrollMap(rows);
      assert.ok(map.isScaled);
      assert.equal(map.height, 100_000);
      map.follow(map.height - viewport);
      assert.deepEqual(map.visible(), { first: rows - 20, end: rows });
      map.follow(0);
      assert.deepEqual(map.visible(), { first: 0, end: 20 });
    }
  });

  it('draws what is in sight inside of the window, also where it is scaled', () => {
    const map = scrollMap(1_000_000);
    for (const place of [0, 1, 17, 50_000, 99_599, 99_600]) {
      map.follow(place);
      const { first, end } = map.visible();
      assert.ok(map.place(first) > map.scrollTop - rowHeight, `${place}: the first row`);
      assert.ok(map.place(end - 1) < map.scrollTop + viewport, `${place}: the last row`);
    }
  });

  it('moves by single rows where a pixel of the bar is many, and is not pulled back by the bar', () => {
    const map = scrollMap(1_000_000);
    map.show(500_000);
    const seen: number[] = [];
    for (let step = 0; step < 5; step++) {
      map.moveBy(rowHeight);
      map.follow(map.scrollTop);
      seen.push(map.visible().first);
    }
    assert.deepEqual(
      seen.map((row) => row - (seen[0] ?? 0)),
      [0, 1, 2, 3, 4],
    );
  });

  it('shows a row with as little movement as possible', () => {
    const map = scrollMap(1_000);
    map.show(10);
    assert.equal(map.top, 0);
    map.show(20);
    assert.equal(map.top, 20);
    map.show(0);
    assert.equal(map.top, 0);
    map.show(999);
    assert.equal(map.top, 1_000 * rowHeight - viewport);
  });

  it('stays inside of the table when that becomes smaller', () => {
    const map = scrollMap(1_000);
    map.show(999);
    map.setSize(30, viewport);
    assert.deepEqual(map.visible(), { first: 10, end: 30 });
    map.setSize(5, viewport);
    assert.deepEqual(map.visible(), { first: 0, end: 5 });
    map.setSize(0, viewport);
    assert.deepEqual(map.visible(), { first: 0, end: 0 });
  });

  it('knows how far a page is', () => assert.equal(scrollMap(100).rowsPerPage, 19));
});
