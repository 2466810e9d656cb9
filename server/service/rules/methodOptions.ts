/** The options that each pagination method reads (`configuration.md` 5.5); a test holds them in step with the schema. */
export const methodOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['offset', ['limit', 'limitParam', 'offsetParam', 'firstPageParams', 'offsetFromJob']],
  ['pagenum', ['limit', 'limitParam', 'pageParam', 'firstPage', 'firstPageParams']],
  ['response.url', ['urlKey', 'delimiter', 'paramIsQuery', 'includeParams']],
  ['response.param', ['responseParam', 'queryParam', 'includeParams', 'scrollRequest']],
  ['cursor', ['idKey', 'param', 'increment', 'reverse']],
  ['zendesk.response.url', ['urlKey', 'paramIsQuery', 'includeParams']],
  ['multiple', ['scrollers', 'default']],
]);

/** Options that some method reads. */
export const allOptions: ReadonlySet<string> = new Set([...methodOptions.values()].flat());

/** Conditions that every method knows. */
export const stopOptions: readonly string[] = ['nextPageFlag', 'forceStop', 'limitStop'];
