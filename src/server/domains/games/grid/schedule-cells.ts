import type { StoredGameMedia } from '#contract/shapes/game-media.ts'
import { noMedia } from '#contract/shapes/no-media.ts'
import type { Values } from '../../../editing/kind/kind.ts'

const plain = [
  'startDate',
  'endDate',
  'time',
  'timeZone',
  'opponentId',
  'locationIndicator',
  'facilityId',
  'location',
  'isConference',
  'isExhibition',
  'tournament',
  'promotion',
  'status',
  'note',
  'gameNumber',
] as const
const ofMedia = ['tv', 'radio', 'tickets', 'video'] as const

/** Cells of a schedule's row as the game has them: who shows it and where tickets are stand in a place of their own. */
export function gameCells(values: Values, media: StoredGameMedia | null): Values {
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
  const shown = given(ofMedia)
  return {
    ...given(plain),
    ...(values.gameNumber === undefined ? {} : { isDoubleheader: values.gameNumber !== null }),
    ...(Object.keys(shown).length > 0 || media === null
      ? { media: { ...(media ?? noMedia), ...shown } }
      : {}),
  }
}
