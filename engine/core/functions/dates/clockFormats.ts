import { datePieces } from './datePieces.ts';

const { hour, hour2, hour12, half, minute, minute2, second, second2, fraction } = datePieces;

/** The ways to write a time of the day; four bare digits are read elsewhere, because they may be a year. */
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
