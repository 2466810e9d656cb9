/** Why a name is not surer, or what else it says. */
export type PagingWhy =
  /** Names the next page, but may be an address, a token or a number. */
  | 'open'
  /** May also be of the current page. */
  | 'either'
  /** Is of the current page. */
  | 'current'
  /** Is the end of this page, which the last page also has. */
  | 'end-of-page'
  /** May be a value for a later run. */
  | 'later'
  /** Is the id of a scroll, which the empty last response also has. */
  | 'scroll'
  /** May be an object, like the last key of DynamoDB. */
  | 'object'
  /** Is in an object called next. */
  | 'below-next'
  /** Is the link called next. */
  | 'link'
  /** Counts if a parameter has the same name. */
  | 'shared'
  /** Rarely means paging. */
  | 'stranger'
  /** Is a number unless it is a text. */
  | 'text'
  /** Is the name in OData. */
  | 'odata'
  /** Has addresses with their relations. */
  | 'relation'
  /** Has the range of the records and their total. */
  | 'range'
  /** Is true on the last page, or the number of the last page. */
  | 'last'
  /** Is true of anything that is finished, and false otherwise. */
  | 'finished'
  /** Is true of anything that is done. */
  | 'done'
  /** Means that records were cut off. */
  | 'cut'
  /** Is mostly the number of records of the page. */
  | 'counts-page'
  /** May be the number of records of the page. */
  | 'may-count-page'
  /** Is the number of records of the page, or of all records if there is no total. */
  | 'may-be-total'
  /** Is the first record if there is another size. */
  | 'first'
  /** May also be a time for filtering. */
  | 'time'
  /** Continues with smaller ids. */
  | 'backwards'
  /** Counts the pages before it. */
  | 'skipped';
