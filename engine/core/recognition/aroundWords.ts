/** What a field around the records tells of a page, by its name, where that decides whether two pages are the same. */
export type AroundRole = keyof typeof words;

/** The names of such fields, as plain names. */
const words = {
  /** Names the response itself: every one has another. */
  response: 'requestid request reqid traceid trace correlationid transactionid queryid searchid nonce signature etag',
  /** Names the part of time that the page is about: the page is another one, although its records may be equal. */
  period: 'date day weekday week month quarter year hour minute period interval',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as AroundRole] as const)),
);

/** The role of a plain name; undefined if it has none. */
export function aroundRoleOf(name: string): AroundRole | undefined {
  return roles.get(name);
}
