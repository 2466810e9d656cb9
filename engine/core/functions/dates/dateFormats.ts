import { clockFormats } from './clockFormats.ts';
import { datePieces } from './datePieces.ts';

const { year, year2, year4, month, month2, monthName, monthText, day, day2, dayText, dayOfYear, gap } = datePieces;
const { hour, hour2, minute, minute2, second, second2, fraction } = datePieces;

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
  // Read as one, because the hour would otherwise be taken for a year in two digits.
  ...clockFormats.map((clock) => `${monthText}${gap}${dayText}[,. \\t]+${clock}`),
];

/** The ways to write a date, alone or together with a time. */
export const dateFormats: readonly string[] = [...inDigits, ...inWords, ...withTime];
