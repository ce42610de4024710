import type { Image as Picture } from '#contract/shapes/shared.ts'
import { Button } from '#ui/Button.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './PdfReader.module.css'

interface PdfReaderProps {
  title: string
  pdf: string
  cover: Picture | null
}

/** The browser's own reader of PDF files. Phones have none inside of pages: there the cover opens the file. */
export function PdfReader({ title, pdf, cover }: PdfReaderProps) {
  return (
    <div className="no-print">
      <iframe className={styles.frame} src={pdf} title={`${title} (PDF)`} loading="lazy" />
      <div className={styles.open}>
        {cover ? <Image src={cover.url} alt={cover.alt} width={480} height={620} sizes="70vw" /> : null}
        <Button href={pdf} icon="document">
          Open the PDF
        </Button>
      </div>
    </div>
  )
}
