import { isSendable } from '../../request/configuredHeaders.ts';
import { printable } from '../../text/printable.ts';
import { shortened } from '../../text/shortened.ts';
import type { DescribedOperation, DescribedParam } from '../apiDescription.ts';

/** The limit for the length of a name in a message. */
const maxShownLength = 80;

/** The headers that an operation requires and a request can have. */
export function requiredHeaders({ params }: DescribedOperation): DescribedParam[] {
  return params.filter((param) => isRequiredHeader(param) && isSendable(param.name));
}

/** The remarks on the headers that these operations require and no request can have, each name once. */
export function unsendableHeaders(operations: readonly DescribedOperation[]) {
  const found = new Map<string, { pointer: string; what: string; reason: string }>();
  for (const { params, pointer } of operations) {
    for (const { name } of params.filter((param) => isRequiredHeader(param) && !isSendable(param.name)))
      if (!found.has(name)) found.set(name, { pointer, what: shownHeader(name), reason: unsendableText });
  }
  return [...found.values()];
}

export const unsendableText = 'No header can be called so, so it is left out.';

/** The name of a header for a person, on one line. */
export function shownHeader(name: string): string {
  return `header "${printable(shortened(name, maxShownLength))}"`;
}

function isRequiredHeader({ in: place, isRequired }: DescribedParam): boolean {
  return place === 'header' && isRequired;
}
