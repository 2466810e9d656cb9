// The round trip between a folder and a project of the platform.
export type {
  ComparedConfiguration,
  ComparedPart,
  ComparedState,
} from '../core/platform/comparing/compareConfigurations.ts';
export type { MergeTexts } from '../core/platform/comparing/mergeTexts.ts';
export type { LayoutName, LinkedConfiguration, ProjectLink } from '../core/platform/link.ts';
export type { RemoteConfiguration, RemotePart, RemoteVersion } from '../core/platform/remoteConfiguration.ts';
export type { RemoteBranch, RemoteProject } from '../core/platform/remoteProject.ts';
export type { FileChange, WritableFiles } from '../core/platform/writableFiles.ts';
export type { ProjectApi } from '../io/platform/projectApi.ts';
export { type Connection, connect } from '../roundTrip/connect.ts';
export { type ConfigurationDiff, diff } from '../roundTrip/diff.ts';
export { type ListedConfiguration, listConfigurations } from '../roundTrip/listConfigurations.ts';
export { log, showVersion, type VersionLog } from '../roundTrip/log.ts';
export { type ConfigurationPull, type PullOptions, pull } from '../roundTrip/pull.ts';
export type { ConfigurationPush, PushOptions, PushRequest } from '../roundTrip/pushing/configurationPush.ts';
export { push } from '../roundTrip/pushing/push.ts';
export { type RemovedConfiguration, remove } from '../roundTrip/remove.ts';
export { type RestoredVersion, restore } from '../roundTrip/restore.ts';
export type { Trip, TripProgress } from '../roundTrip/trip.ts';
