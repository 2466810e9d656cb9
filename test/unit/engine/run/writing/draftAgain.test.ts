import assert from 'node:assert/strict';
import { FilePageStore } from '../../../../../engine/io/output/filePageStore.ts';
import { tableRuns } from './tableRuns.ts';

const pageCount = 20;

describe('a column that the pages before do not have', () => {
  const run = tableRuns();
  const readPages = FilePageStore.prototype.pages;
  let readAgain: number;

  beforeEach(() => {
    readAgain = 0;
    FilePageStore.prototype.pages = async function* (this: FilePageStore) {
      for await (const page of readPages.call(this)) {
        readAgain++;
        yield page;
      }
    };
  });
  afterEach(() => {
    FilePageStore.prototype.pages = readPages;
  });

  // where the columns first appear (pages from 1), how many pages are read again in all
  const cases: [title: string, appearsOn: number[], again: [least: number, most: number]][] = [
    ['never comes', [], [0, 0]],
    ['comes on the second page: only that far', [2], [2, 2]],
    ['comes early: only that far, each time', [2, 5, 9], [2 + 5 + 9, 2 + 5 + 9]],
    ['comes on the last page: once', [pageCount], [pageCount, pageCount]],
    ['comes on every page: each time the pages have doubled', pages(2), [pageCount, 4 * pageCount]],
  ];
  for (const [title, appearsOn, [least, most]] of cases) {
    it(title, async () => {
      const jobs = pages(1).map((page) => `{"endpoint":"p${page}","dataType":"t"}`);
      const answers = pages(1).map((page) => [`p${page}`, JSON.stringify(rowsOf(page, appearsOn))]);
      const { files } = await run(`{"jobs":[${jobs.join()}]}`, Object.fromEntries(answers));
      assert.equal(files['t'], csvOf(appearsOn));
      assert.ok(readAgain >= least && readAgain <= most, `${readAgain} pages`);
    });
  }
});

/** The numbers of the pages, from one on. */
function pages(from: number): number[] {
  return Array.from({ length: pageCount + 1 - from }, (_, index) => from + index);
}

/** One record: the number of its page, and each column that is on no later page than it. */
function rowsOf(page: number, appearsOn: readonly number[]): object[] {
  const columns = appearsOn.filter((first) => first <= page);
  return [Object.fromEntries([['id', page], ...columns.map((first) => [`from_${first}`, 'x'])])];
}

function csvOf(appearsOn: readonly number[]): string {
  const rows = pages(1).map((page) => [page, ...appearsOn.map((first) => (first <= page ? 'x' : ''))]);
  const header = ['id', ...appearsOn.map((first) => `from_${first}`)];
  return [header, ...rows].map((cells) => `${cells.map((cell) => `"${cell}"`).join()}\n`).join('');
}
