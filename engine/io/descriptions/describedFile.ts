import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DescribedOperation } from '../../core/descriptions/apiDescription.ts';
import { type DescribedOutline, describedOutline } from '../../core/descriptions/matching/describedOutline.ts';
import { type OperationDetails, operationDetails } from '../../core/descriptions/matching/operationDetails.ts';
import { FileError, type TextPlace, UserError } from '../../core/errors.ts';
import { leavesFolder } from '../output/stayWithin.ts';
import { findParamPlace } from './findParamPlace.ts';
import { placeFinder } from './findPlace.ts';
import { type OpenedDescription, openDescription } from './openDescription.ts';

/** Where something is described. */
export interface DescribedPlace extends TextPlace {
  /** The path of the file. */
  file: string;
}

/** A description in a file that an editor asks questions about. */
export class DescribedFile {
  readonly outline: DescribedOutline;
  /** The paths of all files that it was read from. */
  readonly files: readonly string[];
  readonly #file: string;
  readonly #operations: ReadonlyMap<string, DescribedOperation>;
  readonly #texts: ReadonlyMap<string, string>;

  private constructor(file: string, { description, files }: OpenedDescription) {
    this.outline = describedOutline(description);
    this.files = files.map(({ name }) => pathOf(name, file));
    this.#file = file;
    this.#operations = new Map(description.operations.map((operation) => [operation.pointer, operation]));
    this.#texts = new Map(files.map(({ name, text }) => [name, text]));
  }

  /** Opens a description that may not leave a folder, also not by a link. Throws a FileError. */
  static async open(file: string, folder: string): Promise<DescribedFile> {
    // Links that cannot be followed cannot be opened either, which says why.
    if (await leavesFolder(file, folder).catch(() => false))
      throw new FileError(file, 'it leads out of its folder by a link');
    try {
      const connect = () => Promise.reject(new FileError(file, 'it is an address'));
      return new DescribedFile(file, await openDescription(file, { connect }));
    } catch (error) {
      if (error instanceof FileError || !(error instanceof UserError)) throw error;
      throw new FileError(file, 'it describes no API', { cause: error });
    }
  }

  /** What it says of these operations, by their pointers. */
  details(pointers: readonly string[]): Map<string, OperationDetails> {
    const found = pointers.flatMap((pointer): [string, OperationDetails][] => {
      const operation = this.#operations.get(pointer);
      return operation ? [[pointer, operationDetails(operation)]] : [];
    });
    return new Map(found);
  }

  /** Where an operation is, or one of its parameters if that can be found. */
  findPlace(pointer: string, param?: string): DescribedPlace | undefined {
    const { file = '', pointer: own } = this.#operations.get(pointer)?.definition ?? { pointer };
    const text = this.#texts.get(file);
    if (text === undefined) return undefined;
    const find = placeFinder(text);
    const place = (param === undefined ? undefined : findParamPlace(text, find, own, param)) ?? find(own);
    return place && { file: pathOf(file, this.#file), ...place };
  }
}

/** The path of a file that is named relative to the document, or by its address. */
function pathOf(name: string, document: string): string {
  if (name === '') return document;
  return name.startsWith('file:') ? fileURLToPath(name) : path.join(path.dirname(document), name);
}
