import type { RecordedPage } from './recordedPage.ts';

/** One way in which APIs change. */
export interface Mutation {
  /** A stable name, such as `field-renamed`. */
  name: string;
  /** The part that a job must have for it, such as `a total beside the records`. */
  needs: string;
  /** Finds such a change for the pages of a job, which are at least one; undefined: there is none. */
  find(pages: readonly RecordedPage[], choose: Choose): ApiChange | undefined;
}

/** A change of an API. */
export interface ApiChange {
  /** For a person, without the job: `"name" renamed to "name_1"`. */
  title: string;
  /** The answer as it is after the change; the same page, where it does not change. */
  apply(page: RecordedPage): RecordedPage;
}

/** Chooses one of several, if there is any. */
export type Choose = <Item>(items: readonly Item[]) => Item | undefined;
