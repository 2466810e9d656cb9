// The names of the places beside a configuration, where there is no disk.
export { configName, nameWithin, recordingPlace } from '../core/configPlaces.ts';
