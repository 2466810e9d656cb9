const names = /^(page|paging|pager|pagination|pageinfo|pageable|pagerequest|pageoptions|pagingoptions)$/;
const inBody = /^(cursor|cursors|variables)$/;

/** Whether an object of this plain name holds what belongs to paging. */
export function isPagingObject(name: string): boolean {
  return names.test(name);
}

/** The same for an object in the body of a request, which may also hold the variables of a query. */
export function isPagingObjectInBody(name: string): boolean {
  return names.test(name) || inBody.test(name);
}
