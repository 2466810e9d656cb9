import { slugOf } from '../../project/creation/slugOf.ts';
import type { TreeTool } from '../../project/model/projectTree.ts';

/** Longer names are cut, as kbagent cuts them. */
const maxLength = 100;

/** The templates of paths in a manifest; those that are not there are the tools' own. */
export interface Naming {
  config: string;
  row: string;
  variables: string;
  values: string;
}

export const ownNaming: Naming = {
  config: '{component_type}/{component_id}/{config_name}',
  row: 'rows/{config_row_name}',
  variables: 'variables',
  values: 'values/{config_row_name}',
};

/**
 * The path that a template makes. A placeholder that it does not know, or a path that would leave its folder, gives that
 * of the template of the tools.
 */
export function pathOfTemplate(template: string, values: Readonly<Record<string, string>>, fallback: string): string {
  const path = filled(template, values);
  return isInside(path) ? path : filled(fallback, values);
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function isInside(path: string): boolean {
  return !/[{}\\:]/.test(path) && path.split('/').every((name) => name !== '' && !name.startsWith('.'));
}

/** A name as a part of a path. */
export function nameSlug(tool: TreeTool, name: string): string {
  return slugOf(tool, name).slice(0, maxLength).replace(/-$/, '');
}

/** An id as a part of a path, which cannot lead out of it. */
export function idSlug(id: string): string {
  const slug = id
    .replaceAll(/[^\w.-]/g, '-')
    .replaceAll(/\.{2,}/g, '_')
    .replace(/^\.+/, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? '_' : slug;
}
