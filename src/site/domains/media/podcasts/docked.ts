/** What the tab was playing, for the next document in it. */
export const dockKey = 'podcast'

/** A visitor's storage may be full or forbidden: then nothing is remembered, and listening goes on. */
export function quietly<Answer>(use: () => Answer): Answer | null {
  try {
    return use()
  } catch {
    return null
  }
}

export const isDocked = (): boolean => quietly(() => sessionStorage.getItem(dockKey)) !== null
