import assert from 'node:assert/strict';
import { jsonText } from '../../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { isObject } from '../../../../../engine/core/json/value.ts';
import { createConversion } from '../../../../../engine/core/tables/conversion/tableConversion.ts';
import { withStructure } from '../../../../../engine/run/writing/runState.ts';
import { pageOf } from '../../../../support/convertPages.ts';

describe('json-to-csv.md 11 and 12.3: the legacy structure in the state is a PHP array', () => {
  const structAfter = (rows: string, stateText = '{}') => {
    const state = parseJson(stateText);
    assert(isObject(state));
    const conversion = createConversion('legacy', state);
    conversion.analyse(pageOf('u', rows));
    const after = withStructure(state, conversion.state());
    return jsonText(after);
  };

  it('without any page it is an empty list', () =>
    assert.equal(structAfter('[]'), '{"json_parser.struct":[],"json_parser.structVersion":2}'));

  it('columns 0, 1, 2… are a list, which the next run reads', () => {
    const first = '{"json_parser.struct":{"u":["scalar","NULL"]},"json_parser.structVersion":2}';
    assert.equal(structAfter('[{"0":1,"1":null}]'), first);
    assert.equal(
      structAfter('[{"1":"x","a":2}]', first),
      '{"json_parser.struct":{"u":{"0":"scalar","1":"scalar","a":"scalar"}},"json_parser.structVersion":2}',
    );
  });

  it('without any page, the columns of earlier runs stay', () => {
    const state = '{"json_parser.struct":{"u":{"a":"scalar"}},"json_parser.structVersion":2}';
    assert.equal(structAfter('[]', state), state);
  });
});
