/** A value as the text of a program in which what is equal stands once: what is shared, and then the value. */
export function sharingText(value: unknown): { shared: string; value: string } {
  const times = new Map<string, number>()
  count(value, times)
  const names = new Map<string, string>()
  let shared = ''

  function write(part: unknown): string {
    const text = JSON.stringify(part)
    if (typeof part !== 'object' || part === null) return text
    const known = names.get(text)
    if (known !== undefined) return known
    const written = Array.isArray(part)
      ? `[${part.map(write)}]`
      : `{${Object.entries(part).map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)}}`
    if (times.get(text) === 1) return written
    const name = `s${names.size}`
    names.set(text, name)
    shared += `const ${name} = ${written}\n`
    return name
  }

  return { value: write(value), shared }
}

function count(part: unknown, times: Map<string, number>): void {
  if (typeof part !== 'object' || part === null) return
  const text = JSON.stringify(part)
  const before = times.get(text) ?? 0
  times.set(text, before + 1)
  if (before === 0) for (const inner of Object.values(part)) count(inner, times)
}
