import type { JsonPart } from './jsonPart.ts';
import type {
  Change,
  ConfigurationPlace,
  RemoteConfiguration,
  RemotePart,
  RemoteVersion,
} from './remoteConfiguration.ts';

/** A configuration in an answer of the Storage API, or a version of one. Throws a ShapeError. */
export function readRemoteConfiguration(
  part: JsonPart,
  place: Omit<ConfigurationPlace, 'id'>,
  id?: string,
): RemoteConfiguration {
  const { branch, component } = place;
  return {
    ...readPart(part, id ?? part.neededText('id')),
    branch,
    component,
    changeDescription: changeDescriptionOf(part),
    changed: changeOf(part),
    rows: inOrder(part.items('rows').map(readRemoteRow), part.texts('rowsSortOrder')),
  };
}

/** A row in an answer of the Storage API. Throws a ShapeError. */
export function readRemoteRow(part: JsonPart): RemotePart {
  return readPart(part, part.neededText('id'));
}

/** A version in a list of them. Throws a ShapeError. */
export function readRemoteVersion(part: JsonPart): RemoteVersion {
  return {
    version: part.neededCount('version'),
    changeDescription: changeDescriptionOf(part),
    changed: changeOf(part),
  };
}

function readPart(part: JsonPart, id: string): RemotePart {
  return {
    id,
    name: part.text('name') ?? '',
    description: part.text('description') ?? '',
    isDisabled: part.flag('isDisabled'),
    version: part.neededCount('version'),
    body: part.needed('configuration').json,
  };
}

function changeDescriptionOf(part: JsonPart): string {
  return part.field('currentVersion')?.text('changeDescription') ?? part.text('changeDescription') ?? '';
}

/** The save of the version: `created` beside it is when the configuration itself was made. */
function changeOf(part: JsonPart): Change {
  const saved = part.field('currentVersion') ?? part;
  const by = saved.field('creatorToken')?.text('description') ?? '';
  return { at: saved.time('created') ?? saved.neededText('created'), by };
}

/** The order of the jobs, where the project says one. */
function inOrder(rows: RemotePart[], ids: readonly string[]): RemotePart[] {
  const placeOf = ({ id }: RemotePart) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
