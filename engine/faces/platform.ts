// The round trip between a folder and a project of the platform.

export type {
  ComparedConfiguration,
  ComparedPart,
} from '../core/platform/comparing/compareConfigurations.ts';
export type { ComparedState } from '../core/platform/comparing/comparedState.ts';
export type { MergeTexts } from '../core/platform/comparing/mergeTexts.ts';
export { configurationAddress } from '../core/platform/configurationAddress.ts';
export type { JudgedJob, JudgedPart, JudgedTable } from '../core/platform/judging/judgedJob.ts';
export { judgedLines } from '../core/platform/judging/judgedLines.ts';
export { type JudgedCause, mainCause } from '../core/platform/judging/mainCause.ts';
export type { Missing, MissingCode } from '../core/platform/judging/missing.ts';
export { type JobSource, reportOfJob } from '../core/platform/judging/reportOfJob.ts';
export { type Standing, standings } from '../core/platform/judging/standing.ts';
export { linkPath } from '../core/platform/link/readLink.ts';
export type { LayoutName, LinkedConfiguration, ProjectLink } from '../core/platform/link.ts';
export { maskedText } from '../core/platform/maskedText.ts';
export { isPlatformError } from '../core/platform/platformError.ts';
export { readableBody } from '../core/platform/readableBody.ts';
export type { RemoteConfiguration, RemotePart, RemoteVersion } from '../core/platform/remoteConfiguration.ts';
export type { NewJob, RemoteEvent, RemoteJob } from '../core/platform/remoteJob.ts';
export type { RemoteBranch, RemoteProject } from '../core/platform/remoteProject.ts';
export { readStackAddress } from '../core/platform/stackAddress.ts';
export type { FileChange, WritableFiles } from '../core/platform/writableFiles.ts';
export { diskWritableFiles } from '../io/checkout/diskWritableFiles.ts';
export { systemClock } from '../io/clock.ts';
export { newConfigurationId } from '../io/platform/newConfigurationId.ts';
export { openProject, type ProjectAccess } from '../io/platform/openProject.ts';
export type { ProjectApi } from '../io/platform/projectApi.ts';
export type { PlatformWait } from '../io/platform/retries.ts';
export { type Connection, connect } from '../roundTrip/connect.ts';
export { type ConfigurationDiff, type DiffOptions, diff } from '../roundTrip/diff.ts';
export { type CheckWatch, checkFolder, type FolderCheck } from '../roundTrip/jobs/checkFolder.ts';
export { type CheckedConfiguration, type CheckOptions, checkProject } from '../roundTrip/jobs/checkProject.ts';
export { type CheckRow, checkCounts, checkMarkdown, checkRow, checkRows } from '../roundTrip/jobs/checkTable.ts';
export { type ChosenJob, chooseJob, type JobNames } from '../roundTrip/jobs/chooseJob.ts';
export { type ComparedTable, compareWithRemote, type RemoteComparison } from '../roundTrip/jobs/compareWithRemote.ts';
export { findLikeThere, type LikeThere } from '../roundTrip/jobs/findLikeThere.ts';
export { followJob, type JobUpdate } from '../roundTrip/jobs/followJob.ts';
export { judgeRemoteJob } from '../roundTrip/jobs/judgeRemoteJob.ts';
export { listEvents } from '../roundTrip/jobs/listEvents.ts';
export { listJobs } from '../roundTrip/jobs/listJobs.ts';
export { type StartedJob, startJob, type TablesBefore } from '../roundTrip/jobs/startJob.ts';
export { stopJob } from '../roundTrip/jobs/stopJob.ts';
export { type ListedConfiguration, listConfigurations } from '../roundTrip/listConfigurations.ts';
export { type LocalState, readLocalState } from '../roundTrip/localState.ts';
export { log, showVersion, type VersionLog } from '../roundTrip/log.ts';
export { requireLink } from '../roundTrip/openFolder.ts';
export { type ConfigurationPull, type PullOptions, pull } from '../roundTrip/pull.ts';
export type { ConfigurationPush, PushOptions, PushRequest } from '../roundTrip/pushing/configurationPush.ts';
export { push } from '../roundTrip/pushing/push.ts';
export { type RemovedConfiguration, remove } from '../roundTrip/remove.ts';
export { type RestoredVersion, restore } from '../roundTrip/restore.ts';
export type { Trip, TripProgress } from '../roundTrip/trip.ts';
