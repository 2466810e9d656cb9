import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FileError } from '@pagewright/engine/files';
import type { DescriptionFile, DescriptionReader, OpenDescription } from './service/descriptions/descriptionReader.ts';

/** Reads each description once, in this process: the caller waits for it. */
export function createDescriptionReader(): DescriptionReader {
  const opened = new Map<string, Promise<OpenDescription | FileError>>();
  return {
    async open(files) {
      for (const file of files) {
        if (file.isNamed || (await exists(file))) {
          const reading = opened.get(file.uri) ?? openFile(file);
          opened.set(file.uri, reading);
          return await reading;
        }
      }
      return undefined;
    },
  };
}

async function exists({ uri }: DescriptionFile): Promise<boolean> {
  return await access(fileURLToPath(uri)).then(
    () => true,
    () => false,
  );
}

async function openFile({ uri, folder }: DescriptionFile): Promise<OpenDescription | FileError> {
  const { DescribedFile, diskSource } = await import('@pagewright/engine/descriptions');
  try {
    const described = await DescribedFile.open(diskSource(fileURLToPath(uri), fileURLToPath(folder)));
    return {
      uri,
      outline: described.outline,
      details: async (pointers) => described.details(pointers),
      findPlace: async () => undefined,
    };
  } catch (error) {
    if (error instanceof Error && 'reason' in error) return new FileError(fileURLToPath(uri), String(error.reason));
    throw error;
  }
}
