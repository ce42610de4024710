import type { DeskSchool } from '#contract/editing/desk.school.ts'
import { accentsOf } from '../ground/accent.ts'
import { forget, keep, kept } from '../ground/kept.ts'
import { createStore } from '../ground/store.ts'

export type Theme = 'system' | 'light' | 'dark'
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

export const themes: readonly { id: Theme; label: string; icon: 'screen' | 'sun' | 'moon' }[] = [
  { id: 'system', label: 'As the system', icon: 'screen' },
  { id: 'light', label: 'Light', icon: 'sun' },
  { id: 'dark', label: 'Dark', icon: 'moon' },
]

export const theme = createStore<Theme>('system')

export function setTheme(chosen: Theme): void {
  if (chosen === 'system') {
    delete document.documentElement.dataset.theme
    forget('theme')
  } else {
    document.documentElement.dataset.theme = chosen
    keep('theme', chosen)
  }
  theme.set(chosen)
}

export const startTheme = (): void => setTheme(kept('theme', isTheme) ?? 'system')

/** The school's color, as far as it can be read. */
export function showBrand({ brand }: Pick<DeskSchool, 'brand'>): void {
  const { light, dark } = accentsOf(brand.primary)
  const { style } = document.documentElement
  style.setProperty('--accent-light', light.color)
  style.setProperty('--accent-light-text', light.text)
  style.setProperty('--accent-dark', dark.color)
  style.setProperty('--accent-dark-text', dark.text)
}
