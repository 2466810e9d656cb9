import { type ComputedCall, type JsonValue, usesSecret } from '@pagewright/engine/debugging';
import { pathOf } from '../places/configText.ts';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { fixed, textRow, type Variable } from '../variables/variable.ts';
import type { Scene, Scope } from './scope.ts';

/** The function that was computed at the current moment: its arguments and its value. */
export const functionScope: Scope = {
  name: 'Function',
  opensAt: ['function'],
  rows(scene) {
    const { stack, frame } = scene;
    const { moment } = stack;
    if (moment?.kind !== 'function' || frame !== stack.top) return [];
    const { computed } = moment;
    const rows = [
      textRow('function', String(computed.call.name)),
      argumentsRow(computed, scene),
      valueRow(computed, scene),
    ];
    return rows.filter((row) => row !== undefined);
  },
};

function argumentsRow({ call, values, pointer }: ComputedCall, scene: Scene): Variable {
  const rows = call.args.map(({ value: written, tokens }, index) =>
    shown(tokens[1], values[index] ?? null, written, pointer, scene),
  );
  return { name: 'args', value: rows.map(({ value }) => value).join(', '), inside: fixed(() => rows) };
}

function valueRow({ call, value, pointer }: ComputedCall, scene: Scene): Variable {
  return shown(
    'value',
    value,
    call.args.map((argument) => argument.value),
    pointer,
    scene,
  );
}

/**
 * The shown value. One that is made from a secret, or for a field that is named like one, is masked whole: it may be
 * hard to recognize.
 */
function shown(
  name: string,
  value: JsonValue,
  written: JsonValue,
  pointer: string,
  { frame, redactor }: Scene,
): Variable {
  const isSecret =
    usesSecret(written, frame?.run.iteration.contexts.attr) ||
    namesAt(pointer, frame).some((key) => redactor.hides(key, ''));
  return isSecret ? { name, value: redactor.mask } : jsonVariable(name, value, { redactor });
}

/** The names of a value: the keys of its path, and those in the record that a placeholder reads. */
function namesAt(pointer: string, frame: Scene['frame']): string[] {
  const placeholder = frame?.run.job.placeholders.find((each) => pointer.startsWith(each.pointer));
  return [...pathOf(pointer).map(String), ...(placeholder?.path.split('.') ?? [])];
}
