import { toldApart } from '#site/parts/pictures/told-apart.ts'
import { Image } from '#ui/Image.tsx'
import { fileUrl } from '#ui/image-url.ts'
import { cardBlocks } from './cards-late.ts'
import styles from './StoryBlocks.module.css'
import { StoryFilm } from './StoryFilm.tsx'
import { StoryGameCard } from './StoryGameCard.tsx'
import text from './StoryText.module.css'
import type { ShownBlock } from './shown-block.ts'

/** A story built from blocks, in the order of reading. */
export function StoryBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'text':
      return <div className={text.prose} dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'image':
      return (
        <figure>
          <Image
            className={styles.picture}
            src={block.url}
            alt={block.alt}
            width={960}
            height={600}
            sizes="(min-width: 64em) 45rem, 100vw"
          />
          <Credit caption={block.caption} credit={block.credit} />
        </figure>
      )
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>“{block.text.replace(/^[“"]|[”"]$/g, '')}”</blockquote>
          <figcaption>{block.by}</figcaption>
        </figure>
      )
    case 'facts':
      return (
        <section className={styles.facts}>
          <h2 className={styles.title}>{block.title}</h2>
          <dl>
            {block.items.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )
    case 'game':
      return <StoryGameCard game={block.game} />
    case 'video':
      return <StoryFilm film={block.video} />
    case 'boxscore':
    case 'player':
    case 'leaders':
    case 'post': {
      const { TextCardView } = cardBlocks.get()
      return <TextCardView block={block} />
    }
    case 'gallery':
      return (
        <ul className={styles.pictures} aria-label={block.gallery.title}>
          {toldApart(block.gallery.images).map(({ url, alt, caption, credit }) => (
            <li key={url}>
              <figure>
                <a href={fileUrl(url)}>
                  <Image className={styles.picture} src={url} alt={alt} width={640} height={400} raster />
                </a>
                <Credit caption={caption} credit={credit} />
              </figure>
            </li>
          ))}
        </ul>
      )
  }
}

function Credit({ caption, credit }: { caption: string | null; credit: string | null }) {
  if (!caption && !credit) return null
  return (
    <figcaption className={`u-note ${styles.caption}`}>
      {caption} {credit ? <span className="u-nowrap">Photo: {credit}</span> : null}
    </figcaption>
  )
}
