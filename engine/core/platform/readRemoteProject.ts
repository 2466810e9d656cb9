import type { JsonPart } from './jsonPart.ts';
import type { RemoteBranch, RemoteProject, RemoteTable } from './remoteProject.ts';

/** The project of the answer about a token, which has the token in it: nothing else of it is kept. */
export function readRemoteProject(part: JsonPart): RemoteProject {
  const owner = part.needed('owner');
  const isMaster = part.flag('isMasterToken');
  const expires = part.time('expires');
  return {
    id: owner.neededText('id'),
    name: owner.text('name') ?? '',
    token: {
      name: part.text('description') ?? '',
      managesConfigurations: isMaster || part.flag('canManageBuckets'),
      createsJobs: isMaster || part.flag('canCreateJobs'),
      ...(expires !== undefined && { expires }),
    },
  };
}

/** A branch in the list of them. Throws a ShapeError. */
export function readRemoteBranch(part: JsonPart): RemoteBranch {
  return { id: part.neededText('id'), name: part.text('name') ?? '', isDefault: part.flag('isDefault') };
}

/** A table of Storage. Throws a ShapeError. */
export function readRemoteTable(part: JsonPart): RemoteTable {
  const importedAt = part.time('lastImportDate');
  return {
    id: part.neededText('id'),
    rows: part.neededCount('rowsCount'),
    columns: part.texts('columns'),
    primaryKey: part.texts('primaryKey'),
    ...(importedAt !== undefined && { importedAt }),
  };
}
