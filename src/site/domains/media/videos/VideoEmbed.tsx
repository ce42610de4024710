import type { Video } from '#contract/media.ts'
import styles from './VideoEmbed.module.css'
import { videoEmbedUrl } from './video-embed.ts'

interface VideoEmbedProps {
  title: string
  showcase: Video['showcase']
}

/** A video of the showcase inside of a page. */
export function VideoEmbed({ title, showcase }: VideoEmbedProps) {
  return (
    <iframe
      className={styles.frame}
      src={videoEmbedUrl(showcase)}
      title={title}
      loading="lazy"
      allow="autoplay; fullscreen; picture-in-picture"
    />
  )
}
