/** A time with a zone in one of the ways that the APIs of the platform write it. */
const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,6})?(Z|[+-]\d\d:?\d\d)$/;

/** A time of the platform as ISO 8601 in UTC, without fractions of a second; undefined if it is none. */
export function platformTime(text: string): string | undefined {
  const [, day, time, , zone] = written.exec(text) ?? [];
  if (day === undefined || zone === undefined) return undefined;
  const unix = Date.parse(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(unix) ? undefined : new Date(unix).toISOString().replace('.000Z', 'Z');
}
