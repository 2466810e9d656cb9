import { UserError } from '../../core/errors.ts';
import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { belongsToStack, serviceByName } from '../../core/platform/stackAddress.ts';
import type { PlatformClient } from './platformClient.ts';

/** The origins of the services of a stack. */
export type StackServices = Record<'queue' | 'encryption' | 'vault', string>;

/**
 * Where the services of a stack are, by its index, or by their names where it lacks one. Throws a UserError if one of
 * them is outside of the stack: it would get the token.
 */
export async function readStackServices(
  stack: string,
  storage: PlatformClient,
  signal: AbortSignal,
): Promise<StackServices> {
  const request = { method: 'GET', path: ['v2', 'storage'], query: [['exclude', 'components']] } as const;
  const listed = await storage.ask(request, readIndex, signal);
  const originOf = (name: string) => originIn(stack, name, listed.get(name));
  return { queue: originOf('queue'), encryption: originOf('encryption'), vault: originOf('vault') };
}

function readIndex(index: JsonPart): Map<string, string> {
  index.needed('services');
  return new Map(index.items('services').map((each) => [each.neededText('id'), each.neededText('url')]));
}

function originIn(stack: string, name: string, listed: string | undefined): string {
  const url = listed ?? serviceByName(name, stack);
  if (url === undefined)
    throw new UserError(
      'platform.no-service',
      `"${stack}" does not say where its service "${name}" is. Check the address of the stack.`,
    );
  if (belongsToStack(url, stack)) return new URL(url).origin;
  const shown = URL.canParse(url) ? new URL(url).origin : 'something else than an address';
  throw new UserError(
    'platform.foreign-service',
    `"${stack}" names ${shown} as its service "${name}", which is outside of the stack. The token is not sent there. Check the address of the stack.`,
  );
}
