import { FileError } from '../../core/errors.ts';

const megabyte = 1024 * 1024;

/** The most bytes that are read of a file, by what it is: many times what a run or a person writes. */
export const maxBytes = {
  /** `.pagewright.json` */
  settings: megabyte,
  /** The editor looks through them with each keystroke: the largest that are not felt. */
  shapes: 4 * megabyte,
  secrets: megabyte,
  configuration: 64 * megabyte,
  /** A document that describes an API, or a recording of a browser: the largest of them have some 15 MB. */
  description: 32 * megabyte,
  state: 64 * megabyte,
  manifest: 16 * megabyte,
  /** Of a run: hundreds of times that of the largest configuration. */
  report: 16 * megabyte,
  /** What a run remembers of itself: its record, events and profiles, an exchange, the head of a recording. */
  record: 64 * megabyte,
  /** The list of the exchanges of a recording. */
  exchanges: 128 * megabyte,
  /** A body of the largest size that a run accepts. */
  response: 513 * megabyte,
} as const;

/** What a file is, which says how large it may be. */
export type ForeignFileKind = keyof typeof maxBytes;

/** The error for a file that is larger than its kind may be. */
export function tooLarge(file: string, kind: ForeignFileKind): FileError {
  return new FileError(file, `it is larger than ${maxBytes[kind] / megabyte} MB`);
}
