import { openDescription as open } from '../io/descriptions/openDescription.ts';
import type { OpenedDescription } from '../io/descriptions/openSource.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';
import type { Downloads } from '../io/http/download.ts';

/**
 * Opens a description (OpenAPI, Swagger, HAR or Postman, JSON or YAML) from a file or an http(s) address. Throws a
 * UserError if it cannot be read or describes no API, and the signal's reason when aborted.
 */
export async function openDescription(
  place: string,
  { signal, network }: { signal?: AbortSignal; network?: NetworkSettings } = {},
): Promise<OpenedDescription> {
  return await open(place, { connect: () => connect(network), ...(signal && { signal }) });
}

async function connect(network: NetworkSettings | undefined): Promise<Downloads> {
  const { createDownloads } = await import('../faces/downloads.ts');
  return createDownloads(network);
}
