/** Files by name: a folder, or a prefix of an S3 bucket. Names have `/` between their parts. */
export interface Place {
  /** The address as a person wrote it, for messages. */
  readonly address: string;
  /** The file's bytes in order; undefined where there is no such file. Throws a UserError where it cannot be read. */
  read(name: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Puts a whole file: there is all of it or nothing. `ifAbsent`: keeps one that is there, and returns false. */
  put(name: string, content: PlaceContent, options: PutOptions): Promise<boolean>;
  /** The names of all files whose name begins so, in order. */
  list(prefix: string, signal: AbortSignal): AsyncIterable<PlacedFile>;
  remove(name: string, signal: AbortSignal): Promise<void>;
}

/** The bytes themselves, or the path of a file on the disk that has them. */
export type PlaceContent = Uint8Array | { file: string };

export interface PutOptions {
  ifAbsent?: boolean;
  signal: AbortSignal;
}

export interface PlacedFile {
  name: string;
  bytes: number;
}
