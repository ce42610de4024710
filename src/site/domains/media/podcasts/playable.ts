import type { Podcast } from '#contract/media.ts'

/** What the player needs of an episode; it stands in the page beside the link that plays it. */
export interface Playable {
  id: number
  title: string
  show: string
  /** The page of the episode. */
  url: string
  /** The sound. */
  src: string
  image: string | null
  seconds: number
}

export const toPlayable = ({
  id,
  title,
  category,
  url,
  filename,
  image,
  durationSeconds,
}: Podcast): Playable => ({
  id,
  title,
  show: category.title,
  url,
  src: filename,
  image: image?.url ?? null,
  seconds: durationSeconds,
})

/** Read back from the page. Null for what is no such thing, as an editor's markup might bring. */
export function readPlayable(text: string | null | undefined): Playable | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const isOne =
      value !== null && typeof value === 'object' && 'id' in value && 'src' in value && 'url' in value
    return isOne && String(value.src).startsWith('/') ? (value as Playable) : null
  } catch {
    return null
  }
}
