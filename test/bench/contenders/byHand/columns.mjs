const narrow = ['id', 'sku', 'name', 'town', 'created_at', 'active', 'stock', 'price', 'rating', 'note'];

const wide = [
  ...['id', 'uuid', 'name', 'email', 'phone', 'company', 'title', 'status', 'score', 'amount', 'quantity', 'active'],
  ...['createdAt', 'updatedAt', 'notes'],
  ...['street', 'city', 'zip', 'country'].map((key) => ({ key: `address.${key}`, header: `address_${key}` })),
];

/** The columns of each kind of record, for csv-stringify. */
export const columns = { narrow, wide };
