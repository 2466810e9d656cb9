import type { Mutation } from './mutation.ts';
import { mapRecords } from './pageRecords.ts';
import { allRecords } from './recordFields.ts';

/** Each record is in one more object. */
export const recordsWrapped: Mutation = {
  name: 'records-wrapped',
  needs: 'records',
  find: (pages) =>
    allRecords(pages).length === 0
      ? undefined
      : {
          title: 'each record in one more object, "item"',
          apply: (page) => mapRecords(page, (item) => ({ item })),
        },
};
