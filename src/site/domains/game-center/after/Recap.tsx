import type { Game } from '#contract/games.ts'
import type { Gallery, Video } from '#contract/media.ts'
import type { StoryCard } from '#contract/news.ts'
import { VideoWall } from '#site/domains/media/videos/VideoWall.tsx'
import { toldApart } from '#site/parts/pictures/told-apart.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import type { BothColors } from '../board/team-colors.ts'
import styles from '../panels/Panels.module.css'
import { Stories } from '../panels/Stories.tsx'
import type { ShownBox } from '../told/live-box.ts'
import { Stars } from './Stars.tsx'
import type { Star } from './stars.ts'

interface RecapProps {
  box: ShownBox | null
  stars: Star[]
  colors: BothColors
  highlights: Video[]
  stories: StoryCard[]
  gallery: Gallery | null
  game: Game
}

/** How it went: what was written, who made the game, what was seen. */
export function Recap({ box, stars, colors, highlights, stories, gallery, game }: RecapProps) {
  return (
    <>
      <Stories stories={stories} first="recap" title="Recap" />
      {box && stars.length > 0 ? (
        <Section title="Stars of the game">
          <Stars stars={stars} box={box} colors={colors} />
        </Section>
      ) : null}
      {highlights.length > 0 ? (
        <Section title="Highlights" theme="dark-theme">
          <VideoWall videos={highlights} />
        </Section>
      ) : null}
      {gallery && gallery.images.length > 0 ? (
        <Section title="Photographs">
          <ul className={styles.gallery}>
            {toldApart(gallery.images.slice(0, 6)).map(({ url, alt }) => (
              <li key={url}>
                <Image src={url} alt={alt} width={800} height={600} sizes="(min-width: 48em) 33vw, 50vw" />
              </li>
            ))}
          </ul>
          {game.galleries[0] ? (
            <Button kind="text" href={game.galleries[0].url} iconAfter="arrow-right">
              All pictures ({gallery.images.length})
            </Button>
          ) : null}
        </Section>
      ) : null}
    </>
  )
}
