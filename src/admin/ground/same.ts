/** Whether two values of a field are one: what is not there and null are, and so are objects that say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return Object.keys({ ...left, ...right }).every((name) => isSame(left[name], right[name]))
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined
