const [perObject, perValue, perLetter] = [48, 8, 1]

/** About how many bytes a value takes in memory: near enough to bound what is remembered, and cheap to reckon. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return perObject / 2 + value.length * perLetter
  if (typeof value !== 'object' || value === null) return perValue
  let weight = perObject
  if (Array.isArray(value)) for (const item of value) weight += perValue + weightOf(item)
  else for (const item of Object.values(value)) weight += perValue + weightOf(item)
  return weight
}
