/** Files by name: a folder, or a prefix of an S3 bucket. Names have `/` between their parts. */
export interface Place {
  /** The address for messages, as a person wrote it. */
  readonly address: string;
  /** The file's bytes in order; undefined if there is no such file. Throws a UserError if it cannot be read. */
  read(name: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Puts a whole file, all or nothing. `ifAbsent`: keeps an existing one, and returns false. */
  put(name: string, content: PlaceContent, options: PutOptions): Promise<boolean>;
  /** All files whose name has this prefix, in order. */
  list(prefix: string, signal: AbortSignal): AsyncIterable<PlacedFile>;
  remove(name: string, signal: AbortSignal): Promise<void>;
}

/** Bytes, or the path of a file on the disk. */
export type PlaceContent = Uint8Array | { file: string };

export interface PutOptions {
  ifAbsent?: boolean;
  signal: AbortSignal;
}

export interface PlacedFile {
  name: string;
  bytes: number;
}
