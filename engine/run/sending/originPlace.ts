import { childPointer } from '../../core/childPointer.ts';
import type { Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import { isAddress } from '../../core/request/isAddress.ts';

/** The key of the configuration that names the origin of a request; undefined if a response or a login named it. */
export function originPlace(
  { target }: Pick<HttpRequest, 'target'>,
  { baseUrl }: Pick<Iteration, 'baseUrl'>,
  { endpoint, pointer }: Pick<JobConfig, 'endpoint' | 'pointer'>,
): string | undefined {
  if (isOf(endpoint, target.origin)) return childPointer(pointer, 'endpoint');
  return isOf(baseUrl, target.origin) ? '/api/baseUrl' : undefined;
}

function isOf(address: string, origin: string): boolean {
  return isAddress(address) && URL.canParse(address) && new URL(address).origin === origin;
}
