import { changedPlaces } from '../../core/platform/comparing/changedPlaces.ts';
import type { ComparedConfiguration } from '../../core/platform/comparing/compareConfigurations.ts';
import type { LocalPart } from '../../core/platform/localConfiguration.ts';
import type { PulledConfiguration } from '../../core/platform/pulledConfiguration.ts';
import type {
  ConfigurationPlace,
  NewPart,
  PartChange,
  RemoteConfiguration,
  RemotePart,
} from '../../core/platform/remoteConfiguration.ts';
import { variablesComponent } from '../../core/project/model/treeFormat.ts';
import { quotedNames } from '../../core/text/quotedNames.ts';
import type { PushStep } from './pushStep.ts';
import type { IdentifiedConfiguration } from './withIds.ts';

/** A configuration with what of it is to be sent. */
export interface Sendable {
  branch: string;
  local: IdentifiedConfiguration;
  newest: PulledConfiguration | undefined;
  compared: ComparedConfiguration;
}

/** The requests that bring a configuration into the project: its variables first, because it names them. */
export function pushSteps({ branch, local, newest, compared }: Sendable): PushStep[] {
  const { variables } = local;
  const ofVariables =
    variables === undefined
      ? []
      : stepsOf(
          { branch, component: variablesComponent, id: variables.id },
          variables,
          newest?.variables,
          compared.variables,
        );
  const at = { branch, component: local.component, id: local.id };
  return [...ofVariables, ...stepsOf(at, local, newest?.configuration, compared)];
}

function stepsOf(
  at: ConfigurationPlace,
  local: IdentifiedConfiguration,
  remote: RemoteConfiguration | undefined,
  compared: ComparedConfiguration | undefined,
): PushStep[] {
  const rows = [
    ...local.rows.flatMap((row) => rowSteps(at, row, remote, compared)),
    ...removals(at, local, remote, compared),
  ];
  const title = at.component === variablesComponent ? `variables ${quotedNames([local.name])}` : 'the configuration';
  if (remote === undefined)
    return [{ kind: 'create', at, part: partOf(local), changes: `adds ${title}`, places: [] }, ...rows];
  const change = changeOf(local, remote);
  if (change === undefined) return rows;
  return [{ kind: 'update', at, change, changes: wordsOf(change, title), places: placesOf(change, remote) }, ...rows];
}

function rowSteps(
  at: ConfigurationPlace,
  row: LocalPart & { id: string },
  remote: RemoteConfiguration | undefined,
  compared: ComparedConfiguration | undefined,
): PushStep[] {
  const there = remote?.rows.find(({ id }) => id === row.id);
  const title = `row ${quotedNames([row.name])}`;
  if (there === undefined)
    return [{ kind: 'create-row', at, row: row.id, part: partOf(row), changes: `adds ${title}`, places: [] }];
  const own = compared?.rows.find(({ id }) => id === row.id);
  const change = own === undefined || own.differences.length > 0 ? changeOf(row, there) : undefined;
  if (change === undefined) return [];
  return [
    { kind: 'update-row', at, row: row.id, change, changes: wordsOf(change, title), places: placesOf(change, there) },
  ];
}

/** Rows of the project without files here that were pulled. */
function removals(
  at: ConfigurationPlace,
  local: IdentifiedConfiguration,
  remote: RemoteConfiguration | undefined,
  compared: ComparedConfiguration | undefined,
): PushStep[] {
  const gone = remote?.rows.filter(({ id }) => isDeletedHere(id, local, compared)) ?? [];
  return gone.map(({ id, name }) => ({
    kind: 'remove-row',
    at,
    row: id,
    changes: `deletes row ${quotedNames([name])}`,
    places: [],
  }));
}

function isDeletedHere(
  id: string,
  { rows }: IdentifiedConfiguration,
  compared: ComparedConfiguration | undefined,
): boolean {
  return rows.every((row) => row.id !== id) && compared?.rows.find((row) => row.id === id)?.state === 'deleted-here';
}

function partOf({ id, name, description, isDisabled, body }: LocalPart & { id: string }): NewPart {
  return { id, name, body, ...(description !== '' && { description }), ...(isDisabled && { isDisabled }) };
}

/** The changes that a save has to make; undefined: none. */
function changeOf(local: LocalPart, remote: RemotePart): PartChange | undefined {
  const change: PartChange = {
    ...(local.name !== remote.name && { name: local.name }),
    ...(local.description !== remote.description && { description: local.description }),
    ...(local.isDisabled !== remote.isDisabled && { isDisabled: local.isDisabled }),
    ...(changedPlaces(remote.body, local.body).length > 0 && { body: local.body }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

const words: Record<keyof PartChange, string> = {
  name: 'the name',
  description: 'the description',
  isDisabled: 'whether it is disabled',
  body: 'the body',
};

function wordsOf(change: PartChange, title: string): string {
  const all = Object.keys(change).map((key) => words[key as keyof PartChange]);
  const last = all.pop() ?? '';
  return `saves ${all.length === 0 ? last : `${all.join(', ')} and ${last}`} of ${title}`;
}

function placesOf({ body }: PartChange, remote: RemotePart): string[] {
  return body === undefined ? [] : changedPlaces(remote.body, body);
}
