/** The role of a field around the records, by its name, if it decides whether two pages are the same. */
export type AroundRole = keyof typeof words;

const words = {
  /** An identifier of the response: each response has another. */
  response: 'requestid request reqid traceid trace correlationid transactionid queryid searchid nonce signature etag',
  /** A part of time that the page covers: the page is another one, although its records may be equal. */
  period: 'date day weekday week month quarter year hour minute period interval',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as AroundRole] as const)),
);

export function aroundRoleOf(name: string): AroundRole | undefined {
  return roles.get(name);
}
