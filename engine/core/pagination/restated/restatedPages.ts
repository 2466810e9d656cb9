import { digestOf } from '../../json/digestOf.ts';
import type { JsonList } from '../../json/value.ts';
import type { Records } from '../../records/records.ts';
import { PageIdentity } from '../pageIdentity.ts';
import type { RecordSample } from '../sampleRecords.ts';
import { changedFields, namesOf } from './changedFields.ts';
import { type Dates, momentChange } from './momentChange.ts';
import { readMoment } from './readMoment.ts';
import { withoutPaths } from './withoutPaths.ts';

/** The length of the shortest cycles. */
const maxRecent = 5;

/** A page that only restates the records of an earlier one, with other moments in them. */
export interface RestatedPage {
  /** The digest of the sample of the first such page. */
  digest: string;
  /** The fields that changed, as paths. */
  fields: readonly string[];
  /**
   * The evidence: the records have other ids (`ids`), the moments follow the clock of the API (`clock`), or only the
   * field names say so (`names`), so that the pages may be data.
   */
  by: 'ids' | 'clock' | 'names';
  /** The number of pages in a row, including the first such page, that add nothing new. */
  row: number;
  /** A digest of all records without the changed fields. */
  records(): string;
}

/** A page to compare with the next ones. */
interface Known extends Pick<RestatedPage, 'digest' | 'fields' | 'row'> {
  records: JsonList;
  date: number | undefined;
}

/** Notices pages that restate an earlier one except for the moment of the response. Keeps a few samples. */
export class RestatedPages {
  #recent: Known[] = [];
  #last: RestatedPage | undefined;

  /** The last page, if it is a restated one. */
  get last(): RestatedPage | undefined {
    return this.#last;
  }

  /** Adds a page with its `Date`. Returns the page that it restates, if any. */
  see(sample: RecordSample, date: string | undefined, all: Records): RestatedPage | undefined {
    const { records, digest } = sample;
    const page: Known = { digest, records, fields: [], row: 1, date: readMoment(date) };
    this.#last = records.length === 0 ? undefined : this.#findBefore(page, all);
    const known = this.#last === undefined ? page : { ...page, ...only(this.#last) };
    this.#recent = [known, ...this.#recent].slice(0, maxRecent);
    return this.#last;
  }

  #findBefore(page: Known, all: Records): RestatedPage | undefined {
    for (const known of this.#recent) {
      const found = restated(known, page, all);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function restated(known: Known, page: Known, all: Records): RestatedPage | undefined {
  const dates: Dates = { before: known.date, after: page.date };
  const changes = changedFields(known.records, page.records, (change) => momentChange(change, dates) !== undefined);
  if (changes === undefined) return undefined;
  const fields = [...new Set([...known.fields, ...namesOf(changes)])];
  if (fields.length === 0) return undefined;
  const paths = new Set(fields);
  const rest = page.records.map((record) => withoutPaths(record, paths));
  const goesWithClock = changes.some((change) => momentChange(change, dates) === 'clock');
  const by = haveIds(rest) ? 'ids' : goesWithClock ? 'clock' : 'names';
  const records = () => digestOf([...all].map((record) => withoutPaths(record, paths)));
  return { digest: known.digest, fields, by, row: known.row + 1, records };
}

function haveIds(records: JsonList): boolean {
  const identity = new PageIdentity().of({ records, digest: '' });
  return identity === 'strong' || identity === 'weak';
}

function only({ digest, fields, row }: RestatedPage): Pick<Known, 'digest' | 'fields' | 'row'> {
  return { digest, fields, row };
}
