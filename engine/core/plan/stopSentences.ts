import { integerOf, objectField, textField, truthField } from '../config/readValues.ts';
import { getField, type JsonObject } from '../json/value.ts';

/** What `limitStop`, `forceStop` and `nextPageFlag` of these paging options end, in the order in which a run asks them. */
export function stopSentences(options: JsonObject): string[] {
  return [...limitStop(options), ...forceStop(options), ...nextPageFlag(options)];
}

function limitStop(options: JsonObject): string[] {
  const limits = objectField(options, 'limitStop');
  if (limits === undefined) return [];
  const field = textField(limits, 'field');
  const count = integerOf(getField(limits, 'count')) ?? 0;
  const records = field === undefined ? `${count} records` : `as many records as "${field}" says`;
  return [`${records} were read ("limitStop")`];
}

function forceStop(options: JsonObject): string[] {
  const limits = objectField(options, 'forceStop');
  if (limits === undefined) return [];
  const [pages, time, volume] = ['pages', 'time', 'volume'].map((key) => textField(limits, key));
  const isText = typeof getField(limits, 'time') === 'string';
  return [
    ...(pages === undefined ? [] : [`${pages} ${pages === '1' ? 'page was' : 'pages were'} read ("forceStop.pages")`]),
    ...(time === undefined ? [] : [`${isText ? `"${time}"` : `${time} seconds`} have passed ("forceStop.time")`]),
    ...(volume === undefined ? [] : [`the answers hold more than ${volume} characters ("forceStop.volume")`]),
  ];
}

function nextPageFlag(options: JsonObject): string[] {
  const flag = objectField(options, 'nextPageFlag');
  if (flag === undefined) return [];
  const stopOn = truthField(flag, 'stopOn') ?? false;
  const isMissingStop = (truthField(flag, 'ifNotSet') ?? stopOn) === stopOn;
  const missing = isMissingStop ? ', or is not there' : '';
  return [`"${textField(flag, 'field') ?? ''}" in an answer counts as ${stopOn}${missing} ("nextPageFlag")`];
}
