/** Loads what reads trees of the platform: only once there is a file that may be part of one. */
export const loadProjects = async () => await import('@pagewright/engine/projects');
