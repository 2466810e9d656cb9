/** The cases with a different result here, by the entry of `docs/compatibility.md` that explains it. */
export const explainedDifferences: Readonly<Record<string, readonly string[]>> = {
  'A field that is a list in one record and `null` in another': [
    'json-500041',
    'json-500083',
    'json-500157',
    'json-500499',
    'json-500543',
    'json-500559',
    'json-500705',
    'json-500821',
    'map-500083',
    'map-500499',
    'map-500705',
  ],
  'Two paths or data types with one safe table name': ['json-500451'],
  'Parent columns that only later pages bring': ['page-500522'],
};
