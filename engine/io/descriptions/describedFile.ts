import type { DescribedOperation } from '../../core/descriptions/apiDescription.ts';
import { type DescribedOutline, describedOutline } from '../../core/descriptions/matching/describedOutline.ts';
import { type OperationDetails, operationDetails } from '../../core/descriptions/matching/operationDetails.ts';
import { FileError, isFileError, isUserError, type TextPlace } from '../../core/errors.ts';
import type { DescriptionSource } from './descriptionSource.ts';
import { findParamPlace } from './findParamPlace.ts';
import { placeFinder } from './findPlace.ts';
import { type DescriptionFile, type OpenedDescription, openSource } from './openSource.ts';

export interface DescribedPlace extends TextPlace {
  uri: string;
}

/** A description in a file that an editor queries. */
export class DescribedFile {
  readonly outline: DescribedOutline;
  /** Addresses of all its files. */
  readonly files: readonly string[];
  readonly #operations: ReadonlyMap<string, DescribedOperation>;
  readonly #files: ReadonlyMap<string, DescriptionFile>;

  private constructor({ description, files }: OpenedDescription) {
    this.outline = describedOutline(description);
    this.files = files.map(({ address }) => address.href);
    this.#operations = new Map(description.operations.map((operation) => [operation.pointer, operation]));
    this.#files = new Map(files.map((each) => [each.name, each]));
  }

  /** Throws a FileError. */
  static async open(source: DescriptionSource): Promise<DescribedFile> {
    try {
      return new DescribedFile(await openSource(source, new AbortController().signal));
    } catch (error) {
      if (isFileError(error) || !isUserError(error)) throw error;
      throw new FileError(source.shown, 'it describes no API', { cause: error });
    }
  }

  details(pointers: readonly string[]): Map<string, OperationDetails> {
    const found = pointers.flatMap((pointer): [string, OperationDetails][] => {
      const operation = this.#operations.get(pointer);
      return operation ? [[pointer, operationDetails(operation)]] : [];
    });
    return new Map(found);
  }

  /** The place of an operation, or of one of its parameters if that is found. */
  findPlace(pointer: string, param?: string): DescribedPlace | undefined {
    const { file: name = '', pointer: own } = this.#operations.get(pointer)?.definition ?? { pointer };
    const file = this.#files.get(name);
    if (file === undefined) return undefined;
    const find = placeFinder(file.text);
    const place = (param === undefined ? undefined : findParamPlace(file.text, find, own, param)) ?? find(own);
    return place && { uri: file.address.href, ...place };
  }
}
