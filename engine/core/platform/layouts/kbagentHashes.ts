import { hexDigest } from '#native/hashes.ts';
import { itemsOf, textAt } from '../../project/source/inSource.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { fieldOf, type SourceField, type SourceNode, textOfSource } from '../../project/source/sourceNode.ts';
import { bodySource, scalarOf } from '../bodies/bodySource.ts';
import type { ConfigurationPlace, RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import { kbagentSource } from './kbagentForm.ts';
import { pythonJson } from './pythonJson.ts';

/** `pull_config_hash` of a version as kbagent would have pulled it. */
export function configHash(version: RemoteConfiguration): string {
  return hashOf(version, version.component, false);
}

/** `pull_config_hash` of a row. */
export function rowHash(row: RemotePart, component: string): string {
  return hashOf(row, component, true);
}

function hashOf(part: RemotePart, component: string, isRow: boolean): string {
  const inFile = kbagentSource({ ...part, component, isRow, body: bodySource(part.body) }, false);
  return hexDigest('sha256', pythonJson(compared(inFile)));
}

/** A value as kbagent compares it: without its own keys, wherever they stand, and with one text in place of every cipher. */
function compared(node: SourceNode): SourceNode {
  if (node.kind === 'list') return { ...node, items: node.items.map(compared) };
  if (node.kind === 'scalar') return isCipherOfKbagent(textOfSource(node)) ? scalarOf('<ENCRYPTED>') : node;
  const fields = node.fields.flatMap((field): SourceField[] => {
    const { key, value } = field;
    if (key.name === '_keboola' || key.name === 'version') return [];
    return [value === undefined ? field : { key, value: compared(value) }];
  });
  return { ...node, fields };
}

const cipher =
  /^KBC::(?:(?:Component|Config|Project|ProjectWide|BranchType|BranchTypeConfig|ProjectWideBranchType)?Secure(?:KV|GKMS)?::|(?:Encrypted|ComponentEncrypted|ComponentProjectEncrypted)==)/;

function isCipherOfKbagent(text: string | undefined): boolean {
  return text !== undefined && cipher.test(text);
}

/**
 * `pull_config_hash` of a configuration in the text of a manifest of kbagent, by which the version can be found that was
 * pulled; undefined: it has none.
 */
export function pulledHashOf(manifest: string, { branch, component, id }: ConfigurationPlace): string | undefined {
  const entries = itemsOf(fieldOf(readJsonSource(manifest, ''), 'configurations')?.value);
  const entry = entries.find(
    (each) =>
      textAt(each, 'branchId') === branch && textAt(each, 'componentId') === component && textAt(each, 'id') === id,
  );
  return textAt(fieldOf(entry, 'metadata')?.value, 'pull_config_hash');
}
