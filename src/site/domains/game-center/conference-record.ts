import type { Game } from '#contract/games.ts'

type Met = Pick<Game, 'isConference' | 'isExhibition'> & {
  result: Pick<NonNullable<Game['result']>, 'status'> | null
}

/** '12-5', of the meetings that counted in a conference, ties where there were any; null where none did. */
export function conferenceRecord(games: readonly Met[]): string | null {
  const counted = games.flatMap(({ isConference, isExhibition, result }) =>
    isConference && !isExhibition && result ? [result.status] : [],
  )
  const [won, lost, tied] = (['W', 'L', 'T'] as const).map(
    (status) => counted.filter((own) => own === status).length,
  )
  return won || lost || tied ? [won, lost, ...(tied ? [tied] : [])].join('-') : null
}
