/** One configuration with a part of every kind, some of them wrong. */
export const everythingConfiguration = `{
  "parameters": {
    "api": {
      "baseUrl": "https://api.example.com/v2",
      "authentication": { "type": "basic" },
      "pagination": { "method": "multiple", "scrollers": {
        "default": { "method": "offset", "limitParam": "l" },
        "search": { "method": "response.param", "responseParam": "scroll.tokn", "queryParam": "t", "scrollRequest": { "endpoint": "s:x" } }
      } }
    },
    "config": {
      "outputBuckt": "a", "#password": "\\u00e9\\n",
      "jobs": [
        { "endpoint": "/users", "scroller": "serch", "children": [{ "endpoint": "users/{id}", "placeholders": { "id": "id" } }] },
        { "endpoint": "search", "method": "POST", "dataType": "found", "params": { "q": [1.5, null, false],
          "since": { "function": "date", "args": ["Y-m-d", { "function": "strtotime", "args": ["-1 day"] }] } }, "dataField": { "path": "." } }
      ],
      "mappings": { "found": { "id": { "mapping": { "destination": "id", "primaryKey": true } }, "tags": { "type": "table", "destination": "tags", "tableMapping": { "a.b": "c" } } } }
    }
  }
}`;
