import { createHash } from 'node:crypto';
import path from 'node:path';

/** What trials of a configuration leave for the other tools. */
export interface SessionFiles {
  /** The first and the last exchanges, without secrets. */
  kept: string;
  shapes: string;
  /** The numbers of the requests that got the first page of each job. */
  firstPages: string;
  report: string;
}

/** Their places in the folder of a session. */
export function sessionFiles(session: string, configFile: string): SessionFiles {
  const name = createHash('sha256').update(configFile).digest('hex').slice(0, 16);
  const folder = path.join(session, name);
  return {
    kept: path.join(folder, 'kept'),
    shapes: path.join(folder, 'learned.shapes.json'),
    firstPages: path.join(folder, 'pages.json'),
    report: path.join(folder, 'report.json'),
  };
}
