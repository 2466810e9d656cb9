// The service with its readers of files on this machine, in one bundle that all programs on a machine share.

export { readOrError } from '@pagewright/engine/files';
export { createDescriptionReader } from './descriptionReader.ts';
export * from './service.ts';
