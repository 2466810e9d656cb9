import type { LocalConfiguration, LocalPart } from '../../core/platform/localConfiguration.ts';
import { editJson } from '../../core/project/source/editJson.ts';
import { textAt } from '../../core/project/source/inSource.ts';
import { readJsonSource } from '../../core/project/source/readJsonSource.ts';
import { withEdit } from '../../core/project/source/sourceChange.ts';
import { fieldOf } from '../../core/project/source/sourceNode.ts';

/** A configuration of which each part has an id. */
export interface IdentifiedConfiguration extends LocalConfiguration {
  id: string;
  rows: (LocalPart & { id: string })[];
  variables?: IdentifiedConfiguration;
}

/**
 * The configuration with an id for each part that has none, and its body with the ids of its variables. So a request
 * that was lost can be looked for, and is not sent twice.
 */
export function withIds(local: LocalConfiguration, newId: () => string): IdentifiedConfiguration {
  const rows = local.rows.map((row) => ({ ...row, id: row.id ?? newId() }));
  const { variables: own, defaultValues, ...rest } = local;
  const variables = own && withIds(own, newId);
  const chosen = defaultValues && rows[local.rows.indexOf(defaultValues)];
  const attached = variables === undefined ? local.body : attach(local.body, variables);
  return {
    ...rest,
    id: local.id ?? newId(),
    body: attached,
    rows,
    ...(variables && { variables }),
    ...(chosen ? { defaultValues: chosen } : defaultValues && { defaultValues }),
  };
}

/** The body with the ids of variables and of their default values; as it was, if it has them. */
function attach(body: string, { id, defaultValues }: IdentifiedConfiguration): string {
  const attached = withText(body, 'variables_id', id);
  return defaultValues?.id === undefined ? attached : withText(attached, 'variables_values_id', defaultValues.id);
}

function withText(body: string, key: string, value: string): string {
  const root = readJsonSource(body, '');
  if (textAt(root, key) === value) return body;
  const json = JSON.stringify(value);
  const change =
    fieldOf(root, key) === undefined
      ? ({ kind: 'add', path: [], key, json } as const)
      : ({ kind: 'set', path: [key], json } as const);
  const edit = editJson(body, change);
  if (edit === undefined) throw new Error(`"${key}" cannot be put into a body.`);
  return withEdit(body, edit);
}
