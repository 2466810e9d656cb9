import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import { readConfig } from '../core/config/readConfig.ts';
import { ConfigDocument, type ConfigSource } from '../core/document/configDocument.ts';
import { withStandIns } from '../core/secrets/standInSecrets.ts';
import type { Recording } from '../io/recording/readRecording.ts';

/** The configuration of a case as its run reads it; undefined: it has problems. */
export function readCaseConfig(
  configText: ConfigSource,
  { startedAt, previousStart }: Pick<Recording, 'startedAt' | 'previousStart'>,
): ExtractionConfig | undefined {
  const moment = { now: () => startedAt, currentStart: Math.floor(startedAt / 1000), previousStart };
  const read = readConfig(withStandIns(ConfigDocument.of(configText)), moment);
  return 'config' in read ? read.config : undefined;
}
