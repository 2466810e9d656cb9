// The public interface of API descriptions on the disk and at addresses. Separate, with the YAML parser in it, so that
// nothing else loads them. What needs the network is loaded with the first address.
import { FileError } from '../core/errors.ts';
import { openDescription as open } from '../io/descriptions/openDescription.ts';
import type { OpenedDescription } from '../io/descriptions/openSource.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';
import type { Downloads } from '../io/http/download.ts';

export type { ApiDescription, DescribedOperation, DescriptionRemark } from '../core/descriptions/apiDescription.ts';
export { importDescription } from '../core/descriptions/importing/importDescription.ts';
export type {
  EndpointOffer,
  ImportedBlank,
  ImportedConfiguration,
  ImportedEndpoint,
  ImportedSecret,
  ImportOptions,
  ImportReport,
  Sureness,
} from '../core/descriptions/importing/imported.ts';
export { listEndpoints } from '../core/descriptions/importing/listEndpoints.ts';
export { nothingText } from '../core/descriptions/importing/nothingText.ts';
export { reportText } from '../core/descriptions/importing/reportText.ts';
export { type TextPlace, UserError } from '../core/errors.ts';
export { diskSource } from '../io/descriptions/diskSource.ts';
export { placeFinder } from '../io/descriptions/findPlace.ts';
export type { DescriptionFile, OpenedDescription } from '../io/descriptions/openSource.ts';
export * from './describedFiles.ts';

/**
 * Opens the description in a file or at an http(s) address: OpenAPI, Swagger, HAR or Postman, as JSON or YAML. Throws a
 * UserError where it cannot be read or describes no API, and the signal's reason when aborted.
 */
export async function openDescription(
  place: string,
  { signal, network }: { signal?: AbortSignal; network?: NetworkSettings } = {},
): Promise<OpenedDescription> {
  return await open(place, { connect: () => connect(network), ...(signal && { signal }) });
}

async function connect(network: NetworkSettings | undefined): Promise<Downloads> {
  const { createDownloads } = await import('./downloads.ts');
  const { read, close } = createDownloads(network);
  return {
    close,
    read: (...asked) =>
      read(...asked).catch((error: unknown) => {
        throw ownError(error);
      }),
  };
}

/** The bundle with the HTTP client has classes of its own, of which nothing here is an instance. */
function ownError(error: unknown): unknown {
  if (!(error instanceof Error && error.name === 'FileError' && 'file' in error && 'reason' in error)) return error;
  return new FileError(String(error.file), String(error.reason), { cause: error.cause });
}
