import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { mediaAssetPlayers, mediaAssetStaff, type mediaAssets } from '../../../db/schema/media.ts'
import { players } from '../../../db/schema/rosters.ts'
import { sports } from '../../../db/schema/sports.ts'
import { staffMembers } from '../../../db/schema/staff.ts'
import type { AssetFacts } from './alt-suggestions.ts'

const name = ({ first, last }: { first: string; last: string }) => `${first} ${last}`

/** Who and what an asset shows, as far as it was said. */
export async function factsOf(tx: Tx, asset: typeof mediaAssets.$inferSelect): Promise<AssetFacts> {
  const shown = await tx
    .select({ first: players.firstName, last: players.lastName })
    .from(mediaAssetPlayers)
    .innerJoin(
      players,
      and(eq(players.tenantId, mediaAssetPlayers.tenantId), eq(players.id, mediaAssetPlayers.playerId)),
    )
    .where(eq(mediaAssetPlayers.assetId, asset.id))
    .orderBy(asc(mediaAssetPlayers.id))
  const staff = await tx
    .select({ first: staffMembers.firstName, last: staffMembers.lastName })
    .from(mediaAssetStaff)
    .innerJoin(
      staffMembers,
      and(
        eq(staffMembers.tenantId, mediaAssetStaff.tenantId),
        eq(staffMembers.id, mediaAssetStaff.staffMemberId),
      ),
    )
    .where(eq(mediaAssetStaff.assetId, asset.id))
    .orderBy(asc(mediaAssetStaff.id))
  const [game] =
    asset.gameId === null
      ? []
      : await tx
          .select({
            sportId: games.sportId,
            opponent: opponents.title,
            atVs: games.atVs,
            day: games.startDate,
          })
          .from(games)
          .innerJoin(
            opponents,
            and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)),
          )
          .where(eq(games.id, asset.gameId))
  const sportId = asset.sportId ?? game?.sportId ?? null
  const [sport] =
    sportId === null
      ? []
      : await tx.select({ title: sports.title }).from(sports).where(eq(sports.id, sportId))
  return {
    people: [...shown, ...staff].map(name),
    sport: sport?.title ?? null,
    game: game ?? null,
    caption: asset.caption,
  }
}
