import type { Video } from '#contract/media.ts'

type Showcase = Video['showcase']

const embedAddress = '/showcase/embed.aspx'

/** The player's names of what a showcase says. */
const names: Record<keyof Showcase, string> = {
  youtube: 'youtube',
  archive: 'Archive',
  endeavor: 'Id',
  autoplay: 'autoplay',
  controls: 'controls',
  live: 'live',
}

/** The address of the player that shows a video inside of another page. What is undefined or null is dropped. */
export function videoEmbedUrl(showcase: { [Name in keyof Showcase]?: Showcase[Name] | null }): string {
  const query = new URLSearchParams()
  for (const [field, name] of Object.entries(names)) {
    const value = showcase[field as keyof Showcase]
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `${embedAddress}?${query}` : embedAddress
}

/** What the player is asked for by its address. */
export interface EmbedRequest {
  youtube: string | null
  archive: string | null
  endeavor: string | null
  autoplay: boolean
  controls: boolean
  live: boolean
}

const nothing = new Set(['', 'undefined', 'null'])
const yes = new Set(['true', '1', 'yes'])
const no = new Set(['false', '0', 'no'])

/** Pages of old wrote `autoplay=undefined` and spelled names as they pleased: that counts as not asked for, and as the same name. */
export function readEmbedRequest(search: URLSearchParams): EmbedRequest {
  const given = new Map([...search].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const text = (name: string) => {
    const value = given.get(name) ?? ''
    return nothing.has(value.toLowerCase()) ? null : value.slice(0, 100)
  }
  const isSaid = (name: string, words: Set<string>) => words.has(text(name)?.toLowerCase() ?? '')
  const youtube = text('youtube')
  return {
    // An id and nothing else: it becomes part of an address at another site.
    youtube: youtube && /^[\w-]{6,20}$/.test(youtube) ? youtube : null,
    archive: text('archive'),
    endeavor: text('id'),
    autoplay: isSaid('autoplay', yes),
    controls: !isSaid('controls', no),
    live: isSaid('live', yes),
  }
}
