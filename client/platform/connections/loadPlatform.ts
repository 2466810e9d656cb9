/** Loads what talks with a project of the platform: only once somebody asks for something there. */
export const loadPlatform = async () => await import('@pagewright/engine/platform');
