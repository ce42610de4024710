import { type Following, nothingYet, readFollowing } from './following.ts'

const name = 'follows'
const hearers = new Set<() => void>()
let text: string | null = null
let known: Following = nothingYet

/** What this device follows; the same object until it is another. */
export function keptFollowing(): Following {
  let now = text
  try {
    now = localStorage.getItem(name)
  } catch {
    // A browser that keeps nothing has it for as long as the page is open.
  }
  if (now !== text) {
    text = now
    known = readFollowing(now, Date.now())
  }
  return known
}

/** False where the browser keeps nothing. */
export function keepFollowing(next: Following): boolean {
  let isKept = true
  known = next
  text = JSON.stringify(next)
  try {
    localStorage.setItem(name, text)
  } catch {
    isKept = false
  }
  for (const hear of hearers) hear()
  return isKept
}

/** Also of what another tab follows. */
export function onFollowing(hear: () => void): () => void {
  hearers.add(hear)
  addEventListener('storage', hear)
  return () => {
    hearers.delete(hear)
    removeEventListener('storage', hear)
  }
}

export const nothingFollowed = (): Following => nothingYet
