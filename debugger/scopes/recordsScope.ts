import { countText } from '@pagewright/engine/text/countText';
import { jsonVariable } from '../variables/jsonVariable.ts';
import type { Variable } from '../variables/variable.ts';
import type { Scene, Scope } from './scope.ts';

/** The records that were found in the response, and for a child job the one that it runs for. */
export const recordsScope: Scope = {
  name: 'Records',
  rows: (scene) => [parentRow(scene), recordsRow(scene)].filter((row) => row !== undefined),
};

function parentRow({ frame, redactor }: Scene): Variable | undefined {
  const parent = frame?.run.parent;
  if (parent === undefined) return undefined;
  const record = parent.records[0]?.valueAt('.') ?? null;
  return jsonVariable(`parent record ${parent.record}`, record, { redactor });
}

function recordsRow({ frame, redactor }: Scene): Variable | undefined {
  const records = frame?.found;
  if (records === undefined) return undefined;
  const { length } = records;
  const rows = (start: number, count: number) =>
    [...records.slice(start, start + count)].map((record, index) =>
      jsonVariable(String(start + index), record, { redactor }),
    );
  return { name: 'records', value: countText(length, 'record'), inside: { length, rows } };
}
