import { useState } from 'react'
import type { GalleryImage } from '#contract/media.ts'
import { toldApart } from '#site/parts/pictures/told-apart.ts'
import { Image } from '#ui/Image.tsx'
import { fileUrl } from '#ui/image-url.ts'
import { Lightbox } from '../parts/Lightbox.tsx'
import { isPlainClick } from '../parts/plain-click.ts'
import styles from './PhotoGrid.module.css'

interface PhotoGridProps {
  title: string
  images: GalleryImage[]
}

export default function PhotoGrid({ title, images: all }: PhotoGridProps) {
  const images = toldApart(all)
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.grid}>
        {images.map(({ url, alt, caption, credit }, index) => (
          <li key={`${index + 1} ${url}`}>
            <figure className="u-grid u-gap-2">
              <a
                className={`u-block u-clip u-raised ${styles.link}`}
                href={fileUrl(url)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  setShown(index)
                }}
              >
                <Image
                  src={url}
                  alt={alt}
                  width={960}
                  height={640}
                  sizes="(min-width: 64em) 45vw, 95vw"
                  priority={index === 0}
                  raster
                />
              </a>
              <figcaption className="u-text-sm">
                {caption}
                {credit ? <small className="u-note-xs"> Photo: {credit}</small> : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox label={`Pictures: ${title}`} pictures={images} shown={shown} onShow={setShown} />
    </>
  )
}
