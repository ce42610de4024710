import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import { colorStyle } from '../board/board-props.ts'
import type { BothColors } from '../board/team-colors.ts'
import type { ShownBox } from '../told/live-box.ts'
import styles from './Stars.module.css'
import type { Star } from './stars.ts'

interface StarsProps {
  stars: Star[]
  box: Pick<ShownBox, 'away' | 'home'>
  colors: BothColors
}

/** The players who made the game, each in the colour of their team. */
export function Stars({ stars, box, colors }: StarsProps) {
  return (
    <ol className={styles.stars} style={colorStyle(colors)}>
      {stars.map(({ name, number, position, url, image, side, line }) => {
        const face = personImage(image)
        return (
          <li key={`${side} ${name}`} className={`u-relative ${styles.star}`} data-side={side}>
            <div className={styles.words}>
              <p className="u-label">
                {[number ? `#${number}` : null, position, box[side].name].filter(Boolean).join(' · ')}
              </p>
              <h3 className="u-headline u-display-sm">
                {url ? (
                  <a className="u-card-link" href={url}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <ul className={styles.line}>
                {line.slice(0, 4).map((words) => (
                  <li key={words} className="u-headline u-figures">
                    {words}
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.portrait}>
              {face ? (
                <Image src={face} alt="" width={200} height={240} sizes="200px" gravity="north" />
              ) : (
                <Icon name="star" size="x-large" />
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
