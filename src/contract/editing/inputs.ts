import { settingsInputs } from './kinds/settings.input.ts'
import { sportsInputs } from './kinds/sports.input.ts'

/** What an editor may say of each kind, by its name: forms, drafts and what is published are held against it. */
export const inputs = {
  ...sportsInputs,
  ...settingsInputs,
}

export type KindName = keyof typeof inputs
export type InputOf<Name extends KindName> = (typeof inputs)[Name]
