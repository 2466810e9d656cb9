import type { ComparedConfiguration } from '../core/platform/comparing/compareConfigurations.ts';
import { isAsWritten } from '../core/platform/link/isAsWritten.ts';
import type { LinkedConfiguration } from '../core/platform/link.ts';
import type { OpenFolder } from './openFolder.ts';

/**
 * Whether all files of a configuration, and of the variables in its folder, are as they were written, and none was
 * added: also where the version that was pulled cannot be had any more.
 */
export async function isUntouched(
  { link, texts }: OpenFolder,
  linked: LinkedConfiguration,
  compared: ComparedConfiguration,
): Promise<boolean> {
  if (hasNewRow(compared)) return false;
  const inside = link.configurations.filter(({ path }) => path === linked.path || path.startsWith(`${linked.path}/`));
  for (const each of inside) {
    for (const file of Object.keys(each.files)) {
      const text = await texts.read(file);
      if (text === undefined || !isAsWritten(each, file, text)) return false;
    }
  }
  return true;
}

function hasNewRow({ rows, variables }: ComparedConfiguration): boolean {
  return rows.some(({ id }) => id === undefined) || (variables !== undefined && hasNewRow(variables));
}
