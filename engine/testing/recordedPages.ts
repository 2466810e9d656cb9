import { allJobs } from '../core/config/allJobs.ts';
import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import { jsonIn } from '../core/json/jsonIn.ts';
import { selectScroller } from '../core/pagination/scrollers/selectScroller.ts';
import type { PagePlace, RecordedPage } from '../core/testing/mutations/recordedPage.ts';
import { type Recording, readResponseFile } from '../io/recording/readRecording.ts';

/** The recorded answers with pages, by their position in the recording, and by their jobs. */
export interface RecordedPages {
  byPosition: Map<number, { job: string; page: RecordedPage }>;
  byJob: Map<string, RecordedPage[]>;
}

/** Reads the answers of a recording that are JSON and no errors. */
export async function readPages(recording: Recording, config: ExtractionConfig | undefined): Promise<RecordedPages> {
  const pages: RecordedPages = { byPosition: new Map(), byJob: new Map() };
  for await (const { position, job, page } of eachPage(recording, config)) {
    pages.byPosition.set(position, { job, page });
    const own = pages.byJob.get(job);
    if (own === undefined) pages.byJob.set(job, [page]);
    else own.push(page);
  }
  return pages;
}

/** All of them, one after the other. */
export async function* eachPage(
  { files, exchanges }: Recording,
  config: ExtractionConfig | undefined,
): AsyncGenerator<{ position: number; job: string; page: RecordedPage }> {
  const places = placesOf(config);
  const counts = new Map<string, number>();
  for (const [position, exchange] of exchanges.entries()) {
    const { job = '', status = 0, headers = {}, url } = exchange;
    if (status < 200 || status >= 300) continue;
    const kept = await readResponseFile(files, exchange);
    const response = kept?.kind === 'json' ? jsonIn(new TextDecoder().decode(kept.content)) : undefined;
    if (response === undefined) continue;
    const number = (counts.get(job) ?? 0) + 1;
    counts.set(job, number);
    const page = {
      ...{ number, url, status, response, place: places.get(job) ?? nowhere },
      headers: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    };
    yield { position, job, page };
  }
}

const nowhere: PagePlace = { dataField: undefined, next: undefined };

/** Where jobs read their records and next pages, by their names. */
function placesOf(config: ExtractionConfig | undefined): Map<string, PagePlace> {
  const jobs = config === undefined ? [] : config.iterations.flatMap((each) => allJobs(each.jobs));
  return new Map(
    jobs.map(({ name, dataField, scroller }) => [
      name,
      { dataField, next: config && selectScroller(config.pagination, scroller)?.paging.next },
    ]),
  );
}
