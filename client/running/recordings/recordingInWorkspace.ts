import { recordingPlace } from '@pagewright/engine/placeNames';
import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import { fileName } from '../../shared/fileName.ts';
import { workspaceFiles } from '../../shared/workspaceFiles.ts';
import type { RecordingFiles } from './recordedAt.ts';

/** The recording next to a configuration that VS Code reads, wherever it is. */
export const recordingInWorkspace: RecordingFiles = (configFile, environment) =>
  workspaceFiles(vscode.Uri.joinPath(fileUri(configFile), '..', recordingPlace(fileName(configFile), environment)));
