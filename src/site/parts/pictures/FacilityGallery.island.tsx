import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { Image as Picture } from '#contract/shapes/shared.ts'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import { fileUrl } from '#ui/image-url.ts'
import styles from './FacilityGallery.module.css'
import { toldApart } from './told-apart.ts'

interface GalleryPicture extends Picture {
  caption?: string | null
  credit?: string | null
}

export interface FacilityGalleryProps {
  /** Whose pictures they are. */
  title: string
  pictures: GalleryPicture[]
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The dialog is the browser's own: it keeps the focus inside, closes by Escape and gives the focus back. */
export default function FacilityGallery({ title, pictures: all }: FacilityGalleryProps) {
  const pictures = toldApart(all)
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(0)
  const picture = pictures[shown]
  const step = (by: number) => setShown((at) => (at + by + pictures.length) % pictures.length)

  function open(event: MouseEvent, index: number) {
    if (!isPlain(event)) return
    event.preventDefault()
    setShown(index)
    dialog.current?.showModal()
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  // The focus is always on one of the controls, so they hear the arrow keys.
  const control = { kind: 'alternate', onKeyDown } as const

  return (
    <>
      <ul className={`no-print u-grid u-columns-2 u-gap-2 ${styles.gallery}`}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              className={`u-block u-clip ${styles.thumb}`}
              href={fileUrl(url)}
              onClick={(event) => open(event, index)}
            >
              <Image
                src={url}
                alt={alt}
                width={480}
                height={320}
                sizes="(min-width: 64em) 16vw, 45vw"
                raster
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={`default-black ${styles.dialog}`}
        aria-label={`Pictures of ${title}`}
        closedby="any"
      >
        {picture ? (
          <div className={styles.stage}>
            <Image
              className={styles.large}
              src={picture.url}
              alt={picture.alt}
              width={1200}
              height={800}
              method="resize"
            />
            <p className={`u-shrink u-text-sm ${styles.caption}`} role="status">
              <span>
                {shown + 1} of {pictures.length}
              </span>{' '}
              {picture.caption ?? picture.alt} {picture.credit ? <span>Photo: {picture.credit}</span> : null}
            </p>
            <div className="u-flex u-gap-2">
              <Button {...control} icon="chevron-left" label="Previous picture" onClick={() => step(-1)} />
              <Button {...control} icon="chevron-right" label="Next picture" onClick={() => step(1)} />
              <Button {...control} icon="close" label="Close" onClick={() => dialog.current?.close()} />
            </div>
          </div>
        ) : null}
      </dialog>
    </>
  )
}
