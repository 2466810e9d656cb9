import type { Page } from './convertMapped.ts';

/** A worked case of `docs/format/mapping.md#12-worked-cases`: mappings, pages, and the tables they give. */
export interface WorkedCase {
  title: string;
  mappings: string;
  pages: Page[];
  /** Of case 11 with the tables that are made at the end. */
  tables: string;
}

export const workedCases: WorkedCase[] = [
  {
    title: '1. Columns: order, nested path, default type, key, missing',
    mappings:
      '{"item":{"dim.w":{"type":"column","mapping":{"destination":"width"}},"sku":{"mapping":{"destination":"code","primaryKey":true}},"sold":{"mapping":{"destination":"sold"}},"note":"note"}}',
    pages: [
      ['item', '[{"sku":"A1","dim":{"w":2.50,"h":1},"sold":false},{"sku":"B2","dim":null,"sold":true,"note":"x"}]'],
    ],
    tables: `# item pk=["code"]
"width","code","sold","note"
"2.5","A1","",""
"","B2","1","x"
`,
  },
  {
    title: '2. Delimiters and array index',
    mappings:
      '{"item":{"a.b":"dotted","a.b/c":{"delimiter":"/","mapping":{"destination":"slashed"}},"tags.1":"second"}}',
    pages: [['item', '[{"a":{"b":1},"a.b":{"c":2},"tags":["p","q"]}]']],
    tables: `# item
"dotted","slashed","second"
"1","2","q"
`,
  },
  {
    title: '3. forceType',
    mappings: '{"item":{"raw":{"mapping":{"destination":"raw"},"forceType":true}}}',
    pages: [['item', '[{"raw":{"k":"é/","n":0.1}},{"raw":[]},{"raw":"text"},{"raw":false},{}]']],
    tables: `# item
"raw"
"{""k"":""\\u00e9\\/"",""n"":0.10000000000000001}"
"[]"
"text"
""
""
`,
  },
  {
    title: '4. Child table without a primary key',
    mappings: '{"item":{"id":"id","parts":{"type":"table","destination":"part","tableMapping":{"n":"name"}}}}',
    pages: [['item', '[{"id":1,"parts":[{"n":"bolt"},{"n":"nut"}]},{"id":2,"parts":[]},{"id":3}]']],
    tables: `# item
"id","part"
"1","6d40af5bf51bcd818ab7ef5f89891c6a"
"2",""
"3",""
# part
"name","item_pk"
"bolt","6d40af5bf51bcd818ab7ef5f89891c6a"
"nut","6d40af5bf51bcd818ab7ef5f89891c6a"
`,
  },
  {
    title: '5. The same with a primary key',
    mappings:
      '{"item":{"id":{"mapping":{"destination":"id","primaryKey":true}},"parts":{"type":"table","destination":"part","tableMapping":{"n":"name"}}}}',
    pages: [['item', '[{"id":1,"parts":[{"n":"bolt"},{"n":"nut"}]},{"id":2,"parts":[]},{"id":3}]']],
    tables: `# item pk=["id"]
"id"
"1"
"2"
"3"
# part
"name","item_pk"
"bolt","1"
"nut","1"
"","3"
`,
  },
  {
    title: '6. Compound keys through two levels',
    mappings:
      '{"org":{"c":{"mapping":{"destination":"country","primaryKey":true}},"n":{"mapping":{"destination":"num","primaryKey":true}},"team":{"type":"table","destination":"team","parentKey":{"destination":"org_key","primaryKey":true},"tableMapping":{"t":{"mapping":{"destination":"t","primaryKey":true}},"men":{"type":"table","destination":"man","tableMapping":{".":"man"}}}}}}',
    pages: [['org', '[{"c":"CZ","n":5,"team":[{"t":"x","men":["Jo","Al"]}]}]']],
    tables: `# org pk=["country","num"]
"country","num"
"CZ","5"
# team pk=["t","org_key"]
"t","org_key"
"x","CZ,5"
# man
"man","team_pk"
"Jo","x,CZ,5"
"Al","x,CZ,5"
`,
  },
  {
    title: '7. Rows into the own table, and a table without link',
    mappings:
      '{"node":{"id":"id","sub":{"type":"table","destination":"node","parentKey":{"disable":true}},"lab":{"type":"table","destination":"label","parentKey":{"disable":true},"tableMapping":{".":"label"}}}}',
    pages: [['node', '[{"id":1,"sub":[{"id":2,"lab":["k"]}],"lab":["m"]}]']],
    tables: `# node
"id"
"2"
"1"
# label
"label"
"k"
"m"
`,
  },
  {
    title: '8. Parent columns',
    mappings:
      '{"det":{"v":"value","parent_user.id":{"type":"user","mapping":{"destination":"user_id"}},"xs":{"type":"table","destination":"x","tableMapping":{".":"x","env":{"type":"user","mapping":{"destination":"env"}}}}}}',
    pages: [['det', '[{"v":1,"xs":[8]}]', '{"env":"dev","parent_user.id":42}']],
    tables: `# det
"value","user_id","x"
"1","42","0ad807d5f27dfaddd5dc8e31f3605654"
# x
"x","env","det_pk"
"8","dev","0ad807d5f27dfaddd5dc8e31f3605654"
`,
  },
  {
    title: '9. One object as a child row; scalars through .',
    mappings:
      '{"item":{"id":"id","owner":{"type":"table","destination":"owner","tableMapping":{"name":"name"}},"codes":{"type":"table","destination":"code","tableMapping":{".":"code"}}}}',
    pages: [['item', '[{"id":1,"owner":{"name":"Eva"},"codes":[7,true,null,"z"]}]']],
    tables: `# item
"id","owner","code"
"1","1f8d800871a2feb57e8c846a13fab779","1f8d800871a2feb57e8c846a13fab779"
# owner
"name","item_pk"
"Eva","1f8d800871a2feb57e8c846a13fab779"
# code
"code","item_pk"
"7","1f8d800871a2feb57e8c846a13fab779"
"1","1f8d800871a2feb57e8c846a13fab779"
"","1f8d800871a2feb57e8c846a13fab779"
"z","1f8d800871a2feb57e8c846a13fab779"
`,
  },
  {
    title: '10. A dataType with and one without mapping',
    mappings: '{"a":{"id":"id"}}',
    pages: [
      ['a', '[{"id":1,"skip":[1]}]'],
      ['b.c', '[{"id":2,"tags":["t"]}]', '{"env":"dev"}'],
    ],
    tables: `# a
"id"
"1"
# b_c
"id","tags","env"
"2","b.c_1ef7b9b761739a7d2f8b1c646051c1c6","dev"
# b_c_tags
"data","JSON_parentId"
"t","b.c_1ef7b9b761739a7d2f8b1c646051c1c6"
`,
  },
  {
    title: '11. Nothing returned: header-only tables',
    mappings:
      '{"item":{"id":"id","parts":{"type":"table","destination":"part","tableMapping":{"n":"name","lots":{"type":"table","destination":"lot","parentKey":{"destination":"part_fk","primaryKey":true},"tableMapping":{".":{"mapping":{"destination":"lot","primaryKey":true}}}}}}},"ghost":{"x":"x"}}',
    pages: [['item', '[]']],
    tables: `# item
"id","part"
# part
"name","item_pk"
# lot pk=["lot","part_fk"]
"lot","part_fk"
# ghost
"x"
`,
  },
  {
    title: '12. Two mappings feed one table',
    mappings:
      '{"a":{"k":{"type":"table","destination":"kid","parentKey":{"destination":"fk"},"tableMapping":{"n":"n"}}},"b":{"k":{"type":"table","destination":"kid","parentKey":{"destination":"fk"},"tableMapping":{"n":"n"}}}}',
    pages: [
      ['b', '[{"k":[{"n":2}]}]'],
      ['a', '[{"k":[{"n":1}]}]'],
    ],
    tables: `# a
"kid"
"464fce3997c6fa6e48361123000a2507"
# kid
"n","fk"
"1","464fce3997c6fa6e48361123000a2507"
"2","8b6da4cc44c4ac81677aa101b02713e4"
# b
"kid"
"8b6da4cc44c4ac81677aa101b02713e4"
`,
  },
];
