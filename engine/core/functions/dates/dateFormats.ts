const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december' +
  '|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';

/** The pattern sources of date formats. Each group is named after its meaning. */
export const datePieces = {
  year: '(?<year>\\d{1,4})',
  year2: '(?<year>\\d{2})',
  year4: '(?<year>\\d{4})',
  month: '(?<month>1[0-2]|0?\\d)',
  month2: '(?<month>1[0-2]|0[1-9])',
  monthName: `(?<month>${monthNames})`,
  /** Includes Roman numerals, which are only read next to a day or a year. */
  monthText: `(?<month>${monthNames}|viii|vii|vi|iv|v|iii|ii|ix|i|xii|xi|x)`,
  day: '(?<day>3[01]|[0-2]?\\d)',
  day2: '(?<day>3[01]|[12]\\d|0[1-9])',
  dayText: '(?<day>3[01]|[0-2]?\\d)(?:st|nd|rd|th)?',
  dayOfYear: '(?<dayOfYear>36[0-6]|3[0-5]\\d|[12]\\d\\d|0[1-9]\\d|00[1-9])',
  hour: '(?<hour>2[0-4]|[01]?\\d)',
  hour2: '(?<hour>2[0-4]|[01]\\d)',
  hour12: '(?<hour>1[0-2]|0?[1-9])',
  half: '[ \\t]*(?<half>[ap])\\.?m\\b\\.?(?=[ \\t,]|$)',
  minute: '(?<minute>[0-5]?\\d)',
  minute2: '(?<minute>[0-5]\\d)',
  second: '(?<second>60|[0-5]?\\d)',
  second2: '(?<second>60|[0-5]\\d)',
  fraction: '\\.(?<fraction>\\d+)',
  /** Between the parts of a date in words. */
  gap: '[ \\t.-]*',
  weekdayName: '(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun|mon|tue|wed|thu|fri|sat',
} as const;

const { year, year2, year4, month, month2, monthName, monthText, day, day2, dayText, dayOfYear, gap } = datePieces;
const { hour, hour2, hour12, half, minute, minute2, second, second2, fraction } = datePieces;

/** The patterns of a time of day, without four bare digits, which may be a year. */
export const clockFormats: readonly string[] = [
  `${hour12}${half}`,
  `${hour12}[:.]${minute2}${half}`,
  `${hour12}[:.]${minute}[:.]${second2}${half}`,
  `${hour12}:${minute2}:${second2}[:.](?<fraction>\\d+)${half}`,
  `t${hour}`,
  `t?${hour}[:.]${minute}`,
  `t?${hour}[:.]${minute}[:.]${second}`,
  `t?${hour}[:.]${minute}[:.]${second}${fraction}`,
  `t${hour2}${minute2}`,
  `t?${hour2}${minute2}${second2}`,
];

const inDigits = [
  `${month}/${day}`,
  `${month}/${day}/${year}`,
  `${year4}/${month}/${day}`,
  `${year}-${month}-${day}`,
  `${year4}-${month}`,
  `${day}[.\\t-]${month}[.-]${year4}`,
  `${day}[.\\t]${month}\\.${year2}`,
  `${year4}${month2}${day2}`,
  `${year4}\\.?${dayOfYear}`,
];

const inWords = [
  `${dayText}${gap}${monthText}${gap}${year}`,
  `${monthText}${gap}${year4}`,
  `${year4}${gap}${monthText}`,
  `${monthText}${gap}${dayText}[,. \\t]+${year}`,
  `${monthText}${gap}${dayText}`,
  `${dayText}${gap}${monthText}`,
  `${monthName}-${day2}-${year}`,
  `${year}-${monthName}-${day2}`,
  monthName,
];

const withTime = [
  `${year4}-${month}-${day}t${hour}:${minute}:${second}(?:${fraction})?`,
  `${year4}${month2}${day2}t${hour}:${minute2}:${second2}`,
  `${year4}${month2}${day2}t?${hour2}${minute2}(?:${second2})?`,
  `${year4}:${month2}:${day2} ${hour2}:${minute2}:${second2}`,
  `${day}/${monthName}/${year4}:${hour2}:${minute2}:${second2}`,
  // Matched as a whole, because the hour would otherwise be read as a two-digit year.
  ...clockFormats.map((clock) => `${monthText}${gap}${dayText}[,. \\t]+${clock}`),
];

/** The patterns of a date, alone or together with a time. */
export const dateFormats: readonly string[] = [...inDigits, ...inWords, ...withTime];
