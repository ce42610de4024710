/** Where an arrow key leads in a list below a field: through it and back to the field (-1). Null: the key is not ours. */
export function nextOption(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  return null
}
