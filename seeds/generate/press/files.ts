import { clipMaker, clips } from '../../art/clips.ts'
import { pdf } from '../../art/pdf.ts'
import { wav } from '../../art/sound.ts'
import type { PressFile } from '../../model/model-press.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { Newsroom } from './newsroom.ts'
import { documentFiles } from './papers.ts'
import { shows, soundPath } from './podcasts.ts'
import { programFiles } from './programs.ts'
import { guidePath, guidesOf, guideText } from './publications.ts'
import { clipPath } from './videos.ts'

/** Documents, guides, sounds and films that the rows of the press point to. */
export function pressFiles(room: Newsroom): PressFile[] {
  const { key, brand, teams } = room.school
  const film = clipMaker(
    key,
    brand,
    teams.map(({ shortname }) => sportDefinition(shortname).family),
  )
  return [
    ...documentFiles(room),
    ...guidesOf(room).map(({ slug, team }) => ({
      path: guidePath(key, slug),
      contentType: 'application/pdf',
      bytes: () => pdf(`${team.season.title} ${team.definition.title}`, guideText(room, team)),
    })),
    ...programFiles(room),
    ...shows.map(({ slug, tune }) => ({
      path: soundPath(key, slug),
      contentType: 'audio/wav',
      bytes: () => wav(tune),
    })),
    ...clips.map((clip) => ({
      path: clipPath(key, clip),
      contentType: 'video/webm',
      bytes: () => film(clip),
    })),
  ]
}
