import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { GalleryImage } from '#contract/media.ts'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import { fileUrl } from '#ui/image-url.ts'
import styles from './Lightbox.module.css'

interface LightboxProps {
  label: string
  pictures: readonly (Pick<GalleryImage, 'url' | 'alt'> & Partial<GalleryImage>)[]
  /** Which one is open; null is none. */
  shown: number | null
  onShow: (index: number | null) => void
}

/** Pictures large, one at a time. The dialog is the browser's own: it keeps the focus, closes by Escape and gives it back. */
export function Lightbox({ label, pictures, shown, onShow }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = shown === null ? undefined : pictures[shown]
  const isOpen = picture !== undefined
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  const at = shown ?? 0
  const step = (by: number) => onShow((at + by + pictures.length) % pictures.length)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
    if (key === 'Home') onShow(0)
    if (key === 'End') onShow(pictures.length - 1)
  }
  // The focus is always on one of the controls, so they hear the keys.
  const control = { kind: 'alternate', onKeyDown } as const

  return (
    <dialog
      ref={dialog}
      className={`default-black ${styles.dialog}`}
      aria-label={label}
      closedby="any"
      onClose={() => onShow(null)}
    >
      {picture ? (
        <figure className={styles.stage}>
          <Image
            key={picture.url}
            className={styles.picture}
            src={picture.url}
            alt={picture.alt}
            width={1600}
            height={900}
            method="resize"
            sizes="100vw"
            priority
          />
          <figcaption className="u-shrink" role="status">
            <span className="u-muted u-figures">
              {at + 1} of {pictures.length}
            </span>{' '}
            {picture.caption ?? picture.alt}
            {picture.credit ? (
              <small className="u-block u-muted u-figures">Photo: {picture.credit}</small>
            ) : null}
          </figcaption>
          <div className="u-flex u-gap-2">
            <Button {...control} icon="chevron-left" label="Previous picture" onClick={() => step(-1)} />
            <Button {...control} icon="chevron-right" label="Next picture" onClick={() => step(1)} />
            <Button
              {...control}
              icon="external"
              label="Full picture in a new window"
              href={fileUrl(picture.url)}
              target="_blank"
            />
            <Button {...control} icon="close" label="Close" onClick={() => onShow(null)} />
          </div>
        </figure>
      ) : null}
    </dialog>
  )
}
