import { type IconsMap, readIcons } from '#ui/icons/sport-icon.ts'

/** The public file of scripts/vite-sports-icons.ts. */
const address = '/assets/sports-icons.json'
let asked: Promise<void> | undefined

/** Asked for once per document; a failure is logged and means no icons but the one for all sports. */
export const sportsIcons = (): Promise<void> => (asked ??= ask())

async function ask(): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    readIcons((await response.json()) as IconsMap)
  } catch (error) {
    console.warn('The sports icons could not be loaded', error)
  }
}
