/** The replaced properties of each object, by name: the original first and the latest replacement last. */
const inForce = new WeakMap<object, Map<string, (PropertyDescriptor | undefined)[]>>();

/**
 * Replaces properties of an object while something is done. A test whose time is up goes on beside its second try, so
 * whichever ends puts back what is in force without it, and the last one what was there first.
 */
export async function replaced<Result>(
  object: object,
  parts: Readonly<Record<string, PropertyDescriptor>>,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const own = Object.entries(parts).map(([name, part]): [string, PropertyDescriptor] => [
    name,
    { configurable: true, enumerable: true, ...part },
  ]);
  for (const [name, part] of own) {
    layersOf(object, name).push(part);
    Object.defineProperty(object, name, part);
  }
  try {
    return await work();
  } finally {
    for (const [name, part] of own) withdraw(object, name, part);
  }
}

function layersOf(object: object, name: string): (PropertyDescriptor | undefined)[] {
  const byName = inForce.get(object) ?? new Map<string, (PropertyDescriptor | undefined)[]>();
  inForce.set(object, byName);
  const layers = byName.get(name) ?? [Object.getOwnPropertyDescriptor(object, name)];
  byName.set(name, layers);
  return layers;
}

function withdraw(object: object, name: string, part: PropertyDescriptor): void {
  const layers = layersOf(object, name);
  layers.splice(layers.indexOf(part), 1);
  const current = layers.at(-1);
  if (current === undefined) Reflect.deleteProperty(object, name);
  else Object.defineProperty(object, name, current);
  if (layers.length === 1) inForce.get(object)?.delete(name);
}
