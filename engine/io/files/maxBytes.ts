import { FileError } from '../../core/errors.ts';

const megabyte = 1024 * 1024;

/** Maximum size of a file, by its kind: many times the size that a run or a person writes. */
export const maxBytes = {
  settings: megabyte,
  /** Small, because the editor looks through them with each keystroke. */
  shapes: 4 * megabyte,
  /** What runs learnt of the limits of an API. */
  learnt: megabyte,
  /** A golden table, of which the editor reads the columns with each keystroke. */
  golden: megabyte,
  secrets: megabyte,
  configuration: 64 * megabyte,
  /** A description of an API, or a recording of a browser; the largest have about 15 MB. */
  description: 32 * megabyte,
  state: 64 * megabyte,
  manifest: 16 * megabyte,
  /** Hundreds of times the size for the largest configuration. */
  report: 16 * megabyte,
  /** Files that a run keeps: its record, events and profiles, an exchange, the head of a recording. */
  record: 64 * megabyte,
  /** The list of the exchanges of a recording. */
  exchanges: 128 * megabyte,
  /** A recording of another tool: all bodies in one file, which is read at once. */
  cassette: 256 * megabyte,
  /** Holds a body of the maximum size that a run accepts. */
  response: 513 * megabyte,
} as const;

/** The kind of a file, which limits its size. */
export type ForeignFileKind = keyof typeof maxBytes;

export function tooLarge(file: string, kind: ForeignFileKind): FileError {
  return new FileError(file, `it is larger than ${maxBytes[kind] / megabyte} MB`);
}
