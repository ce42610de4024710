import type { RecordBook, RecordCategory, RecordHolder } from '#contract/shapes/record-book.ts'
import { formatDate } from '#site/format/date.ts'
import { boxScoreAddress } from '../parts/player-numbers.ts'
import { statValue } from '../parts/stat-value.ts'

export interface RecordRow {
  rank: number
  /** 'T2' where two share it. */
  place: string
  value: string
  name: string | null
  url: string | null
  image: string | null
  /** 'vs Ashcombe, Oct 5, 2026', '2025', '2023 to 2026'. */
  when: string
  /** The game, where its numbers are kept. */
  game: string | null
  isTyped: boolean
  isTotalsOnly: boolean
  note: string | null
}

/** When and against whom, as far as it is known. */
export function recordWhen({ game, opponent, playedOn, season }: RecordHolder): string {
  const against = game
    ? `${game.locationIndicator === 'A' ? 'at' : 'vs'} ${game.opponent.title}`
    : opponent && `vs ${opponent}`
  const day = playedOn ? formatDate(playedOn, 'DD') : season
  return [against, day].filter(Boolean).join(', ')
}

export function recordRows(
  { holders, format }: Pick<RecordCategory, 'holders' | 'format'>,
  sportSlug: string,
): RecordRow[] {
  const shared = (rank: number) => holders.filter((one) => one.rank === rank).length > 1
  return holders.map((holder) => {
    const { rank, value, name, url, image, game, season, isTyped, isTotalsOnly, note } = holder
    return {
      rank,
      place: `${shared(rank) ? 'T' : ''}${rank}`,
      value: statValue(value, format),
      name,
      url,
      image,
      isTyped,
      isTotalsOnly,
      note,
      when: recordWhen(holder),
      game: game && season ? boxScoreAddress(sportSlug, season, game) : null,
    }
  })
}

export interface RecordList {
  number: string
  title: string
  descriptor: string
  rows: RecordRow[]
  others: number
}

export interface RecordGroup {
  key: string
  title: string
  lists: RecordList[]
}

/** The numbers of a book, those of one table together. */
export function recordGroups({ categories, sport }: Pick<RecordBook, 'categories' | 'sport'>): RecordGroup[] {
  const groups = Map.groupBy(categories, ({ group }) => group)
  return [...groups].map(([key, own]) => ({
    key,
    title: own[0]?.table || 'Records',
    lists: own.map((category) => ({
      number: `${category.group}.${category.key}`,
      // Under the head of its table a number needs no second one.
      title: category.title.replace(`${category.table}: `, ''),
      descriptor: category.descriptor,
      rows: recordRows(category, sport.globalSportNameSlug),
      others: category.others,
    })),
  }))
}
