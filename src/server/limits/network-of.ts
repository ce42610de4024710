const mapped = /^::ffff:(?=\d+\.)/i

/**
 * The network that an address belongs to, for whatever is counted by where it comes from. Whoever has one address of
 * IPv6 has all that begin with the same 64 bits, and could come from another each time.
 */
export function networkOf(address: string): string {
  const plain = address.replace(mapped, '')
  if (!plain.includes(':')) return plain
  const [front = '', back] = plain.split('::')
  const groups = front === '' ? [] : front.split(':')
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(back?.split(':') ?? [])]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
