// JSON in responses; reading it does not load the engine.
export { childPointer } from '../core/childPointer.ts';
export { findPath } from '../core/json/findPath.ts';
export { fileText } from '../core/json/layOut.ts';
export { parseJson } from '../core/json/parseJson.ts';
export { parsePlain } from '../core/json/parsePlain.ts';
export { entriesOf, isList, isObject, type JsonValue } from '../core/json/value.ts';
export { pointerSteps } from '../core/pointerSteps.ts';
