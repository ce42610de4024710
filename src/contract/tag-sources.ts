import { hash } from 'node:crypto'
import { foreignOrigin, isDiscarded, tagObjects } from './tag-rules.ts'
import type { TagSources, TrackingTag } from './tracking.ts'

/** What runs and what is loaded by any of these tags, each once. */
export function sourcesOf(tags: readonly TrackingTag[]): TagSources {
  const objects = tags.filter((tag) => !isDiscarded(tag)).flatMap(tagObjects)
  const scripts = objects.flatMap(({ script }) => script)
  const styles = objects.flatMap(({ style }) => style)
  return {
    scriptHashes: unique(scripts.map(({ children }) => children && hashOf(children))),
    styleHashes: unique(styles.map(({ children }) => children && hashOf(children))),
    origins: unique(scripts.map(({ attributes: { src } }) => src && foreignOrigin(src))),
  }
}

const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`

const unique = (values: (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
]
