import { PageReader } from '../../engine/core/transcode/pageReader.ts';

/** In the suite it is called in, runs scan every page that can be, and not only large ones. */
export function scanEveryPage(): void {
  const { read } = PageReader.prototype;
  const readers = new WeakMap<PageReader, PageReader>();
  before(() => {
    PageReader.prototype.read = function (this: PageReader, body, job) {
      const reader = readers.get(this) ?? new PageReader(0);
      readers.set(this, reader);
      return read.call(reader, body, job);
    };
  });
  after(() => {
    PageReader.prototype.read = read;
  });
}
