import { isObject, withField } from '../../json/value.ts';
import type { Mutation } from './mutation.ts';
import { mapRecords } from './pageRecords.ts';
import { allRecords } from './recordFields.ts';

const added = 'added_1';

/** The records get one more field. */
export const fieldAdded: Mutation = {
  name: 'field-added',
  needs: 'records that are objects',
  find: (pages) =>
    allRecords(pages).some(isObject)
      ? {
          title: `"${added}" added to the records`,
          apply: (page) => mapRecords(page, (record) => (isObject(record) ? withField(record, added, 'new') : record)),
        }
      : undefined,
};
