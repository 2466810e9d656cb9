import { sameSource } from '../../project/source/sameSource.ts';
import { fieldOf, type SourceField, type SourceNode } from '../../project/source/sourceNode.ts';

/**
 * A value with the parts of another one wherever they mean the same, so that numbers and texts are spelled as there. With
 * `isOfTool`, a number counts as the same that a tool made of it: one that passed through a float.
 */
export function spelledAs(node: SourceNode, model: SourceNode, isOfTool: boolean): SourceNode {
  if (sameSource(node, model)) return model;
  if (node.kind === 'scalar') return isOfTool && isDamaged(node, model) ? model : node;
  if (node.kind === 'list')
    return model.kind === 'list' ? { ...node, items: itemsAs(node.items, model.items, isOfTool) } : node;
  const fields = node.fields.map((field) => fieldAs(field, fieldOf(model, field.key.name), isOfTool));
  return { ...node, fields };
}

function fieldAs(field: SourceField, model: SourceField | undefined, isOfTool: boolean): SourceField {
  if (model === undefined) return field;
  if (field.value === undefined || model.value === undefined) return { ...field, key: model.key };
  return { key: model.key, value: spelledAs(field.value, model.value, isOfTool) };
}

/** The items from the first and from the last one, as long as they mean the same; where no item is new, all of them. */
function itemsAs(items: readonly SourceNode[], models: readonly SourceNode[], isOfTool: boolean): SourceNode[] {
  const spelled = [...items];
  const take = (index: number, model: SourceNode | undefined, isAlways: boolean) => {
    const [item] = [items[index]];
    if (item === undefined || model === undefined) return false;
    const made = spelledAs(item, model, isOfTool);
    const isSame = sameSource(made, model);
    if (isSame || isAlways) spelled[index] = made;
    return isSame || isAlways;
  };
  const isSameLength = items.length === models.length;
  let head = 0;
  while (head < items.length && take(head, models[head], isSameLength)) head++;
  for (let tail = 1; items.length - tail >= head; tail++)
    if (!take(items.length - tail, models.at(-tail), false)) break;
  return spelled;
}

/** Whether a number is what a tool makes of another one. kbc and kbagent keep no more of it than a float does. */
function isDamaged({ json }: { json: string }, model: SourceNode): boolean {
  if (model.kind !== 'scalar' || !/^-?\d/.test(model.json) || !/^-?\d/.test(json)) return false;
  return (
    String(Number(model.json)) === json || (!Number.isInteger(Number(json)) && Number(json) === Number(model.json))
  );
}
