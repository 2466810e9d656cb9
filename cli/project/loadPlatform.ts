/** Loads what talks with projects of the platform: only for a verb that does. */
export const loadPlatform = async () => await import('@pagewright/engine/platform');
