import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteConfiguration, readRemoteRow } from '../../core/platform/readRemoteConfiguration.ts';
import type { NewPart } from '../../core/platform/remoteConfiguration.ts';
import { configurationPath, configurationsPath, rowPath } from '../../core/platform/storagePaths.ts';
import { partForm } from './partForm.ts';
import type { PlatformClient } from './platformClient.ts';
import type { Field } from './platformRequest.ts';
import type { StorageApi } from './storageApi.ts';

type Writes = Pick<
  StorageApi,
  'create' | 'update' | 'remove' | 'restore' | 'rollback' | 'createRow' | 'updateRow' | 'removeRow'
>;

/** The methods that change configurations. Each request makes one version of its configuration. */
export function configurationWrites(client: PlatformClient): Writes {
  return {
    async create(at, part, comment, signal) {
      const form = newForm('configurationId', part, comment);
      const read = (answer: JsonPart) => readRemoteConfiguration(answer, at);
      return await client.ask({ method: 'POST', path: configurationsPath(at), form }, read, signal);
    },
    async update(at, change, comment, signal) {
      const form = partForm(change, comment);
      const read = (answer: JsonPart) => readRemoteConfiguration(answer, at);
      return await client.ask({ method: 'PUT', path: configurationPath(at), form }, read, signal);
    },
    remove: (at, signal) => client.tell({ method: 'DELETE', path: configurationPath(at) }, signal),
    restore: (at, signal) => client.tell({ method: 'POST', path: [...configurationPath(at), 'restore'] }, signal),
    rollback(at, version, comment, signal) {
      const path = [...configurationPath(at), 'versions', String(version), 'rollback'];
      return client.tell({ method: 'POST', path, form: [['changeDescription', comment]] }, signal);
    },
    async createRow(at, part, comment, signal) {
      const form = newForm('rowId', part, comment);
      return await client.ask(
        { method: 'POST', path: [...configurationPath(at), 'rows'], form },
        readRemoteRow,
        signal,
      );
    },
    async updateRow(at, change, comment, signal) {
      const form = partForm(change, comment);
      return await client.ask({ method: 'PUT', path: rowPath(at), form }, readRemoteRow, signal);
    },
    removeRow(at, comment, signal) {
      const query: Field[] = [['changeDescription', comment]];
      return client.tell({ method: 'DELETE', path: rowPath(at), query }, signal);
    },
  };
}

function newForm(key: string, { id, ...part }: NewPart, comment: string): Field[] {
  return [...(id === undefined ? [] : [[key, id] as const]), ...partForm(part, comment)];
}
