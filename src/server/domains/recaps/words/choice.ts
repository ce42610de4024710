/** The same words give the same number, anywhere and always: FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/** One of several by its seed. */
export function pick<Item>(seed: string, items: readonly [Item, ...Item[]]): Item {
  return items[hash(seed) % items.length] ?? items[0]
}
