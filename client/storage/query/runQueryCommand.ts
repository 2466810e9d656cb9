/** Runs one statement of a query on the storage. Takes the address of its document and a place in it; absent: the cursor's. */
export const runQueryCommand = 'pagewright.runQuery';
