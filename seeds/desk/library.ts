import { desc, eq, isNotNull } from 'drizzle-orm'
import type { Tenant } from '#contract/tenants.ts'
import { bucketOf } from '#server/adapters/bucket.ts'
import type { Tx } from '#server/db/client.ts'
import { mediaAssetPlayers, mediaAssetStaff, mediaAssets } from '#server/db/schema/media.ts'
import { stories } from '#server/db/schema/news.ts'
import { rosterPlayers } from '#server/db/schema/rosters.ts'
import { seasons } from '#server/db/schema/sports.ts'
import { staffMembers } from '#server/db/schema/staff.ts'
import type { Office } from './office.ts'

const most = 36
/** Every so many are still to be described, as in any office. */
const undescribed = 9

/** The pictures of the last stories as the office keeps them: with words, a credit, and what must be seen of them. */
export async function writeLibrary(tx: Tx, tenant: Tenant, { editor }: Office): Promise<void> {
  if ((await tx.$count(mediaAssets)) > 0) return
  const bucket = bucketOf(tenant)
  const told = await tx
    .select({
      title: stories.title,
      image: stories.image,
      sportId: stories.sportId,
      publishAt: stories.publishAt,
    })
    .from(stories)
    .where(isNotNull(stories.image))
    .orderBy(desc(stories.publishAt), desc(stories.id))
    .limit(most * 4)
  const ofFile = new Map(
    told.flatMap((story) => {
      const file = story.image?.url.replace(/^\/files\//, '') ?? ''
      return file.startsWith(`${bucket}/`) ? [[file, story] as const] : []
    }),
  )
  const kept = await tx
    .insert(mediaAssets)
    .values(
      [...ofFile].slice(0, most).map(([file, { title, image, sportId, publishAt }], index) => ({
        file,
        type: 'picture' as const,
        width: 1200,
        height: 800,
        title: title.slice(0, 120),
        alt: index % undescribed === undescribed - 1 ? null : image?.alt || title,
        credit: `${tenant.abbreviation} Athletics`,
        ...(index % 4 === 0 ? { focalX: 62, focalY: 40 } : {}),
        sportId,
        createdBy: editor.name,
        createdAt: publishAt,
      })),
    )
    .returning({ id: mediaAssets.id, sportId: mediaAssets.sportId })
  for (const { id, sportId } of kept.slice(0, 12)) {
    const [player] = await tx
      .select({ playerId: rosterPlayers.playerId })
      .from(rosterPlayers)
      .innerJoin(seasons, eq(seasons.id, rosterPlayers.seasonId))
      .where(eq(seasons.sportId, sportId ?? 0))
      .orderBy(desc(seasons.startsOn), rosterPlayers.id)
      .limit(1)
    if (player) await tx.insert(mediaAssetPlayers).values({ assetId: id, playerId: player.playerId })
  }
  const [member] = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .orderBy(staffMembers.id)
    .limit(1)
  const [first] = kept
  if (member && first)
    await tx.insert(mediaAssetStaff).values({ assetId: first.id, staffMemberId: member.id })
}
