import { generateUnscored } from '#seeds/generate/school.ts'
import type { SchoolKey } from '#seeds/model/model.ts'

/** Every formatted text that a school of the demo has, wherever in it. */
export function demoTexts(key: SchoolKey): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string' && /^<(p|h[234]|ul|ol|blockquote|figure|table|div)\b/.test(value))
      found.add(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look(generateUnscored(key, '2026-11-15'))
  return [...found]
}
