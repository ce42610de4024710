import { notFound } from '#contract/shapes/problem.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { tellWritten } from '../../../editing/pieces/publish.ts'
import { type RowEdit, writeRows } from '../../../editing/pieces/write-rows.ts'
import { picturesOfLibrary } from '../../media/library/library-pictures.service.ts'
import type { SeasonOfGrid } from '../../sports/season-grid.service.ts'
import { gridRows } from './roster-grid.queries.ts'

interface Picture {
  playerId: number
  assetId: number
}

/**
 * Gives players their portraits. A portrait shows who it is of: where nobody has said what can be seen in the file, its
 * player's name does.
 */
export async function putPortraits(hand: Hand, of: SeasonOfGrid, pictures: readonly Picture[]) {
  const players = hand.kinds.named('players')
  const library = hand.kinds.named('media-assets')
  const rows = new Map((await gridRows(hand.tx, of.season.id)).map((row) => [row.playerId, row]))
  const assets = new Map(
    (
      await picturesOfLibrary(
        hand,
        pictures.map(({ assetId }) => assetId),
      )
    ).map((asset) => [asset.id, asset]),
  )
  const work = await beginWork(hand, {
    what: 'bulk',
    subject: players.name,
    title: `Portraits of ${of.sport.title} ${of.season.title}`,
    sportId: of.sport.id,
  })
  const edits = pictures.flatMap(({ playerId, assetId }): RowEdit[] => {
    const row = rows.get(playerId)
    const asset = assets.get(assetId)
    if (!row) throw notFound('There is no such player on this roster.')
    if (!asset) throw notFound('There is no such picture in the library.')
    const alt = `${row.firstName} ${row.lastName}`
    return [
      {
        kind: players,
        id: playerId,
        row: row.id,
        values: { image: asset.address },
        from: { image: row.image },
      },
      ...(asset.alt === null && !asset.isDecorative
        ? [{ kind: library, id: assetId, row: row.id, values: { alt }, from: { alt: null } }]
        : []),
    ]
  })
  await tellWritten(hand, await writeRows(hand, edits))
  return { work, ids: pictures.map(({ playerId }) => playerId) }
}
