/** Evidence that another paging method, or another option of it, may answer. */
export const pagingEvidence: ReadonlySet<string> = new Set([
  ...['total-differs', 'pages-missing', 'has-more', 'link-header', 'next-link', 'token-beside', 'capped-page'],
  'repeated-page',
]);
