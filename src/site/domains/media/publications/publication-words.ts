import type { PublicationCard } from '#contract/media.ts'

export const publicationTypes: { value: PublicationCard['type']; one: string; many: string }[] = [
  { value: 'media-guide', one: 'Media guide', many: 'Media guides' },
  { value: 'game-program', one: 'Game program', many: 'Game programs' },
  { value: 'magazine', one: 'Magazine', many: 'Magazines' },
  { value: 'annual-report', one: 'Report', many: 'Reports' },
]

export const typeWord = (type: PublicationCard['type']): string =>
  publicationTypes.find(({ value }) => value === type)?.one ?? 'Publication'

/** 'Page 4 of 9', or '4 and 5 of 9' where two lie open. */
export function openPagesWords(first: number, last: number, count: number): string {
  return first === last ? `Page ${first} of ${count}` : `Pages ${first} and ${last} of ${count}`
}
