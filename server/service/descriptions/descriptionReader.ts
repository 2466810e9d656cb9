import type { DescribedOutline } from '@pagewright/core/descriptions/matching/describedOutline';
import type { OperationDetails } from '@pagewright/core/descriptions/matching/operationDetails';
import type { FileError } from '@pagewright/core/errors';
import type { Location } from 'vscode-json-languageservice';

/** Reads descriptions of APIs, perhaps on another thread. */
export interface DescriptionReader {
  /**
   * The first of these files that exists, or the reason why it is not read; undefined if there is none, and while it is
   * being read by a reader that does not make callers wait. The same object while no file changes.
   */
  open(files: readonly DescriptionFile[]): Promise<OpenDescription | FileError | undefined>;
}

/** A possible place of a description. */
export interface DescriptionFile {
  uri: string;
  /** The URI of the folder that neither it nor its references may leave. */
  folder: string;
  /** Whether somebody named it, so that it should exist. */
  isNamed: boolean;
}

/** A description that was read. */
export interface OpenDescription {
  uri: string;
  outline: DescribedOutline;
  /** The details of these operations, by their pointers; of fewer while the reader is busy. */
  details(pointers: readonly string[]): Promise<ReadonlyMap<string, OperationDetails>>;
  /** The place of an operation, or one of its parameters, in the text. */
  findPlace(pointer: string, param?: string): Promise<Location | undefined>;
}
