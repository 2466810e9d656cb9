// Names of the places beside a configuration; needs no disk.
export { configName, nameWithin, recordingPlace } from '../core/configPlaces.ts';
