const names = /^(page|paging|pager|pagination|pageinfo|pageable|pagerequest|pageoptions|pagingoptions)$/;
const inBody = /^(cursor|cursors|variables)$/;

/** Whether an object of this plain name holds paging values. */
export function isPagingObject(name: string): boolean {
  return names.test(name);
}

/** Whether an object in the body of a request holds paging values, which may be the variables of a query. */
export function isPagingObjectInBody(name: string): boolean {
  return names.test(name) || inBody.test(name);
}
