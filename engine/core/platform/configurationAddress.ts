import type { ProjectLink } from './link.ts';

/**
 * The page of a configuration in the web application of the platform; that of the project, where it is not there. The
 * paths are those that the application shows; no documentation names them.
 */
export function configurationAddress(
  { stack, project, branch }: ProjectLink,
  configuration: { component?: string; id?: string } | undefined,
): string {
  const ofProject = [stack, 'admin', 'projects', project.id, 'branch', branch.id];
  const { component, id } = configuration ?? {};
  const parts = component === undefined || id === undefined ? [] : ['components', component, id];
  const [origin, ...path] = [...ofProject, ...parts];
  return [origin, ...path.map((part) => encodeURIComponent(part))].join('/');
}
