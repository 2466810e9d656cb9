/** A destination for files, whose names have `/`. */
export interface FileSink {
  /** Throws the error of the disk. */
  write(name: string, content: string | Uint8Array): Promise<void>;
}

export function memorySink(files: Map<string, Uint8Array>): FileSink {
  return {
    async write(name, content) {
      files.set(name, typeof content === 'string' ? new TextEncoder().encode(content) : content);
    },
  };
}
