/** Where files are written, wherever that is. They have names with `/`. */
export interface FileSink {
  /** Throws what the disk throws. */
  write(name: string, content: string | Uint8Array): Promise<void>;
}

/** Writes to memory, by name. */
export function memorySink(files: Map<string, Uint8Array>): FileSink {
  return {
    async write(name, content) {
      files.set(name, typeof content === 'string' ? new TextEncoder().encode(content) : content);
    },
  };
}
