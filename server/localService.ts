// The service with its readers of files on this machine. All programs on a machine share one bundle of it: the service
// knows an error of a file by its class, so files are read for it with the readers of the same bundle.

export { readOrError } from '@pagewright/engine/files';
export { createDescriptionReader } from './descriptionReader.ts';
export * from './service.ts';
