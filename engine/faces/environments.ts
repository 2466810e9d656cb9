// Environments of configurations: the shells choose one and run its text. Light enough for the extension to load.
export { ConfigDocument } from '../core/document/configDocument.ts';
export { applyEnvironment, withEnvironment } from '../core/environments/applyEnvironment.ts';
export type { Environment } from '../core/environments/environment.ts';
export { findEnvironment, type SettingsFile } from '../core/environments/findEnvironment.ts';
export { placeForEnvironments } from '../core/environments/placeForEnvironments.ts';
export { readEnvironments } from '../core/environments/readEnvironments.ts';
export { settingsFileName } from '../core/environments/settingsFileName.ts';
export { withAttributes } from '../core/environments/withAttributes.ts';
export { isUserError, UserError } from '../core/errors.ts';
