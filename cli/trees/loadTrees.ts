/** Loads what reads trees of the platform: only once there is something that may be part of one. */
export const loadTrees = async () => await import('@pagewright/engine/projects');
