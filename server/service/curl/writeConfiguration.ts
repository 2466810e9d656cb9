import { layOut } from '../text/layout.ts';
import { curlToConfiguration } from './curlToConfiguration.ts';
import { readCurl } from './readCurl.ts';
import type { OrProblem } from './refusal.ts';

/** The text of a new configuration that sends the request of a cURL command, and what the user is to know of it. */
export function writeConfiguration(command: string): OrProblem<{ text: string; remarks: string[] }> {
  const request = readCurl(command);
  if ('problem' in request) return request;
  const { configuration, remarks } = curlToConfiguration(request);
  return { text: `${layOut(configuration, { lineBreak: '\n', unit: '  ' }, '')}\n`, remarks };
}
