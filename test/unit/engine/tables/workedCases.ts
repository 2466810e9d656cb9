/**
 * A worked case of `docs/format/json-to-csv.md#14-worked-cases`: pages (data type, rows, parent columns) and the tables
 * they give.
 */
export interface WorkedCase {
  title: string;
  pages: [dataType: string, rows: string, parents: string][];
  tables: Record<string, string>;
}

export const workedCases: WorkedCase[] = [
  {
    title: '1. Flattening, late columns, booleans, null, numbers',
    pages: [
      [
        'shop',
        `[{"id":7,"open":true,"geo":{"lat":50.10,"lon":null}},{"id":"8","open":false,"geo":{"lat":1e15,"zone":{"code":"CZ"}},"rank":12345678901234567890}]`,
        '{}',
      ],
    ],
    tables: {
      shop: `"id","open","geo_lat","geo_lon","geo_zone_code","rank"
"7","1","50.1","","",""
"8","","1.0E+15","","CZ","1.2345678901235E+19"
`,
    },
  },
  {
    title: '2. Child tables, grandchildren, link texts',
    pages: [
      ['order', `[{"no":1,"tags":["new","b2b"],"lines":[{"sku":"A","lots":[10,11]},{"sku":"B","lots":[]}]}]`, '{}'],
    ],
    tables: {
      order: `"no","tags","lines"
"1","order_0a96316a8db215f4cdd8ce18d28af90b","order_0a96316a8db215f4cdd8ce18d28af90b"
`,
      order_tags: `"data","JSON_parentId"
"new","order_0a96316a8db215f4cdd8ce18d28af90b"
"b2b","order_0a96316a8db215f4cdd8ce18d28af90b"
`,
      order_lines: `"sku","lots","JSON_parentId"
"A","order.lines_86f73ddde62afcd4fac30dde91b3be49","order_0a96316a8db215f4cdd8ce18d28af90b"
"B","","order_0a96316a8db215f4cdd8ce18d28af90b"
`,
      order_lines_lots: `"data","JSON_parentId"
"10","order.lines_86f73ddde62afcd4fac30dde91b3be49"
"11","order.lines_86f73ddde62afcd4fac30dde91b3be49"
`,
    },
  },
  {
    title: '3. Array inside nested objects: the outer link goes into the hash',
    pages: [['box', `[{"id":1,"meta":{"owner":{"mails":["a@x"]}}}]`, '{}']],
    tables: {
      box: `"id","meta_owner_mails"
"1","box.meta.owner_cccb1a4862af8e8aa9f91b37926c83c9"
`,
      box_meta_owner_mails: `"data","JSON_parentId"
"a@x","box.meta.owner_cccb1a4862af8e8aa9f91b37926c83c9"
`,
    },
  },
  {
    title: '4. Scalar upgraded to array by a later page',
    pages: [
      ['pet', `[{"n":"Rex","toy":"ball"}]`, '{}'],
      ['pet', `[{"n":"Mia","toy":["rope","mouse"]}]`, '{}'],
    ],
    tables: {
      pet: `"n","toy"
"Rex","pet_30ccf9eadc4a69514d6e4b81dde2e469"
"Mia","pet_09c718cd61d817356d37eb529033ffc8"
`,
      pet_toy: `"data","JSON_parentId"
"ball","pet_30ccf9eadc4a69514d6e4b81dde2e469"
"rope","pet_09c718cd61d817356d37eb529033ffc8"
"mouse","pet_09c718cd61d817356d37eb529033ffc8"
`,
    },
  },
  {
    title: '5. Object upgraded to array; order of the merged columns',
    pages: [['car', `[{"id":1,"seat":{"row":1,"pos":"L"}},{"id":2,"seat":[{"row":2},{"row":3,"heat":true}]}]`, '{}']],
    tables: {
      car: `"id","seat"
"1","car_b3aeedfa16d4cc3f2eb4dc712ccb9d72"
"2","car_1488883b3b4ead0749064989c44812fe"
`,
      car_seat: `"row","heat","pos","JSON_parentId"
"1","","L","car_b3aeedfa16d4cc3f2eb4dc712ccb9d72"
"2","","","car_1488883b3b4ead0749064989c44812fe"
"3","1","","car_1488883b3b4ead0749064989c44812fe"
`,
    },
  },
  {
    title: '6. Oddity B: a plain object on a page after the array',
    pages: [
      ['car', `[{"id":1,"seat":[{"row":1}]}]`, '{}'],
      ['car', `[{"id":2,"seat":{"row":2}}]`, '{}'],
    ],
    tables: {
      car: `"id","seat"
"1","car_e95bde744bd25bf29f451c638933e4e8"
"2","car_1eddb272683d1d1f3b252498c847729f"
`,
      car_seat: `"row_u0","JSON_parentId"
"1","car_e95bde744bd25bf29f451c638933e4e8"
"2","car_1eddb272683d1d1f3b252498c847729f"
`,
    },
  },
  {
    title: '7. Oddity A: null meets an array; unlike the platform the elements are kept',
    pages: [['bus', `[{"id":1,"stops":["x","y"]},{"id":2,"stops":null}]`, '{}']],
    tables: {
      bus: `"id","stops"
"1","bus_9f64fda16b1c5a2cd9176dd85caaab34"
"2",""
`,
      bus_stops: `"data","JSON_parentId"
"x","bus_9f64fda16b1c5a2cd9176dd85caaab34"
"y","bus_9f64fda16b1c5a2cd9176dd85caaab34"
`,
    },
  },
  {
    title: '8. Empty things',
    pages: [['e', `[{"a":null,"b":[],"c":{},"d":{"x":{}},"f":[null],"g":[{}],"h":""},null,{"b":[],"h":0}]`, '{}']],
    tables: {
      e: `"a","b","f","g","h"
"","","e_d8e78311ab45815c35e372bd91480bf1","e_d8e78311ab45815c35e372bd91480bf1",""
"","","","",""
"","","","","0"
`,
      e_f: `"JSON_parentId"
"e_d8e78311ab45815c35e372bd91480bf1"
`,
      e_g: `"JSON_parentId"
"e_d8e78311ab45815c35e372bd91480bf1"
`,
    },
  },
  {
    title: '9. Rows that are arrays or scalars',
    pages: [['grid', `[["a",1.5,null],"plain",[]]`, '{}']],
    tables: {
      grid: `"data"
"[""a"",1.5,null]"
"plain"
"[]"
`,
    },
  },
  {
    title: '10. Name collisions',
    pages: [['u', `[{"A":1,"a":2,"x":{"y":3},"x.y":4,"x_y":5,"x!":6,"první jméno":7}]`, '{}']],
    tables: {
      u: `"A","a","x_y","x_y_u0","x_y_u1","x_u0","prvn_jm_no"
"1","2","3","4","5","6","7"
`,
    },
  },
  {
    title: '11. Parent columns with a conflict, and the global alias',
    pages: [
      ['u', `[{"id":1,"note":"n"}]`, `{"note":"run-1","env":"dev"}`],
      ['v', `[{"q":[5]}]`, `{"note":"run-1","env":"dev"}`],
    ],
    tables: {
      u: `"id","note","note_u0","env"
"1","n","run-1","dev"
`,
      v: `"q","note_u0","env"
"v_f4a2c5e09c343ca390c03afeff43599b","run-1","dev"
`,
      v_q: `"data","JSON_parentId"
"5","v_f4a2c5e09c343ca390c03afeff43599b"
`,
    },
  },
  {
    title: '12. Data that contain `JSON_parentId`',
    pages: [['m', `[{"kids":[{"JSON_parentId":"own","k":1}],"pets":["cat"]}]`, '{}']],
    tables: {
      m: `"kids","pets"
"m_749469f81fa2c3884ed3f94b7e1d6bcd","m_749469f81fa2c3884ed3f94b7e1d6bcd"
`,
      m_kids: `"JSON_parentId","k","JSON_parentId_u0"
"own","1","m_749469f81fa2c3884ed3f94b7e1d6bcd"
`,
      m_pets: `"data","JSON_parentId_u0"
"cat","m_749469f81fa2c3884ed3f94b7e1d6bcd"
`,
    },
  },
  {
    title: '13. Quotes, line breaks, Unicode',
    pages: [
      ['txt', `[{"q":"say \\"hi\\"","nl":"a\\nb\\r\\nc","back":"C:\\\\t","u":"žluť 😀 \\u00e9","sep":"a,b;c"}]`, '{}'],
    ],
    tables: {
      txt: `"q","nl","back","u","sep"
"say ""hi""","a
b\r
c","C:\\t","žluť 😀 é","a,b;c"
`,
    },
  },
  {
    title: '15. Names in file and parent columns',
    pages: [['a/{id}/b', '[{"id":1}]', '{"parent_id":9,"parent_x.y":true}']],
    tables: { a_id_b: '"id","parent_id","parent_x_y"\n"1","9","1"\n' },
  },
];
