import { addDays, addMonths, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from './days/calendar-days.ts'

interface Press {
  key: string
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** Where a key leads from a day of the grid, as the pattern for grids of dates has it; null for any other key. */
export function dayByKey({ key, ctrlKey, shiftKey, altKey, metaKey }: Press, day: string): string | null {
  if (altKey || metaKey) return null
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return ctrlKey ? startOfMonth(day) : startOfWeek(day)
    case 'End':
      return ctrlKey ? endOfMonth(day) : endOfWeek(day)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}
