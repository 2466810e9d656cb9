import { UserError } from '../../core/errors.ts';
import type { PartChange } from '../../core/platform/remoteConfiguration.ts';
import type { Field } from './platformRequest.ts';

const megabyte = 1024 * 1024;
/** Maximum size of a body that the platform takes. */
const maxMegabytes = 4;

/** The form that saves a configuration or a row. Throws a UserError if its body is larger than the platform takes. */
export function partForm(change: PartChange, comment: string): Field[] {
  const { name, description, isDisabled, body } = change;
  if (body !== undefined) checkSize(body);
  const fields = {
    name,
    description,
    isDisabled: isDisabled === undefined ? undefined : String(Number(isDisabled)),
    configuration: body,
    changeDescription: comment,
  };
  return Object.entries(fields).flatMap(([key, value]): Field[] => (value === undefined ? [] : [[key, value]]));
}

function checkSize(body: string): void {
  const bytes = Buffer.byteLength(body);
  if (bytes <= maxMegabytes * megabyte) return;
  const size = (Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1);
  const message = `The configuration has ${size} MB, and the platform takes ${maxMegabytes} MB at most. Nothing was sent. Make it smaller, such as by splitting it into two.`;
  throw new UserError('platform.too-large', message);
}
