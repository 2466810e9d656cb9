import { type Context, maskJson } from '@pagewright/engine/debugging';
import { countText } from '@pagewright/engine/text/countText';
import { fixed, type Variable } from '../variables/variable.ts';
import type { Scene, Scope } from './scope.ts';

/** The values that functions and placeholders can refer to: attributes, times, and the values of the parent record. */
export const contextsScope: Scope = {
  name: 'Attributes and contexts',
  rows({ frame, redactor }) {
    if (frame === undefined) return [];
    const contexts = Object.entries(frame.run.iteration.contexts).map(([name, context]) =>
      contextRow(name, context, redactor),
    );
    return [...placeholderRows(frame, redactor), ...contexts].filter((row) => row !== undefined);
  },
};

function contextRow(name: string, context: Context | undefined, redactor: Scene['redactor']): Variable | undefined {
  const names = [...(context?.keys() ?? [])];
  if (context === undefined || names.length === 0) return undefined;
  const rows = () =>
    names.map((key) => ({
      name: redactor.redact(key),
      value: context.isSecret?.(key) ? redactor.mask : String(maskJson(context.get(key) ?? null, key, redactor)),
    }));
  return { name, value: countText(names.length, 'value'), inside: fixed(rows) };
}

function placeholderRows({ run }: NonNullable<Scene['frame']>, redactor: Scene['redactor']): Variable[] {
  return [...(run.parent?.values ?? [])].map(([name, { value }]) => ({
    name: `{${redactor.redact(name)}}`,
    value: String(maskJson(value, name, redactor)),
  }));
}
