import type { TreeTool } from '../../project/model/projectTree.ts';
import { completeBody } from '../bodies/completeBody.ts';
import type { LocalConfiguration, LocalPart } from '../localConfiguration.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import type { RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';

/**
 * A configuration as it was read, in the spelling of a version and with what its files cannot hold. The rows have the
 * order of the version; new ones come last.
 */
export function completed(
  local: LocalConfiguration,
  { configuration, variables }: PulledConfiguration,
  tool: TreeTool | undefined,
): LocalConfiguration {
  const whole = completedWhole(local, configuration, tool);
  if (local.variables === undefined || variables === undefined) return whole;
  return { ...whole, variables: completedWhole(local.variables, variables, tool) };
}

function completedWhole(
  local: LocalConfiguration,
  base: RemoteConfiguration,
  tool: TreeTool | undefined,
): LocalConfiguration {
  const order = new Map(base.rows.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: LocalPart) => (id === undefined ? undefined : order.get(id)) ?? base.rows.length;
  const made = new Map(
    local.rows.map((row) => [
      row,
      completedPart(
        row,
        base.rows.find(({ id }) => id === row.id),
        tool,
      ),
    ]),
  );
  const rows = local.rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map((row) => made.get(row) ?? row);
  const { defaultValues } = local;
  const values = defaultValues && (made.get(defaultValues) ?? defaultValues);
  return { ...local, ...completedPart(local, base, tool), rows, ...(values && { defaultValues: values }) };
}

function completedPart<Part extends LocalPart>(
  part: Part,
  base: RemotePart | undefined,
  tool: TreeTool | undefined,
): Part {
  if (base === undefined) return part;
  const isSame = part.description.replaceAll('\r\n', '\n') === base.description.replaceAll('\r\n', '\n');
  const description = isSame ? base.description : part.description;
  return { ...part, description, body: completeBody(part.body, base.body, tool) };
}
