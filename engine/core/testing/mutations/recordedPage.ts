import type { JsonValue } from '../../json/value.ts';
import type { NextPlace } from '../../pagination/paging.ts';
import type { DataField } from '../../records/selectRecords.ts';

/** A recorded answer with a page of a job. */
export interface RecordedPage {
  /** Among the pages of its job, from 1. */
  number: number;
  /** The address that was asked, for its parameters. */
  url: string;
  status: number;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  response: JsonValue;
  place: PagePlace;
}

/** Where a job reads its records and its next page. */
export interface PagePlace {
  dataField: DataField | undefined;
  next: NextPlace | undefined;
}
