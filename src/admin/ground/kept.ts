/** What this browser keeps. Storage may be full or forbidden: whoever keeps something is told whether it is. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`desk:${key}`, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`desk:${key}`)
  } catch {
    // Nothing was kept then.
  }
}

export function kept<Value>(key: string, isOne: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`desk:${key}`) ?? 'null')
    return isOne(value) ? value : null
  } catch {
    return null
  }
}
