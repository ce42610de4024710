import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import controls from './controls.module.css'
import { asRow, asText, type OwnFieldProps } from './field-props.ts'
import styles from './PictureField.module.css'

/** A picture and the words that stand for it. The media library takes the place of its address. */
export function PictureField({ field, id, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  const picture = asRow(value)
  const [url, alt] = [asText(picture.url), asText(picture.alt)]
  const [failed, setFailed] = useState<string | null>(null)
  const change = (part: { url?: string; alt?: string }) => {
    const next = { url, alt, ...picture, ...part }
    onChange(next.url === '' && field.mayBeNull && next.alt === '' ? null : next)
  }
  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {url !== '' && failed !== url ? (
          <img className={styles.image} src={url} alt={alt} onError={() => setFailed(url)} />
        ) : (
          <span className={styles.none}>{url === '' ? 'No picture' : 'Not found'}</span>
        )}
      </div>
      <div className={styles.fields}>
        <label className={styles.label}>
          Address
          <input
            id={id}
            className={controls.input}
            aria-invalid={problem ? true : undefined}
            readOnly={isReadOnly}
            placeholder="/images/… or https://…"
            value={url}
            onChange={({ target }) => change({ url: target.value })}
          />
        </label>
        <label className={styles.label}>
          Words that stand for it
          <input
            className={controls.input}
            readOnly={isReadOnly}
            placeholder="What can be seen; empty where it only decorates"
            value={alt}
            onChange={({ target }) => change({ alt: target.value })}
          />
        </label>
        {url !== '' && field.mayBeNull && !isReadOnly ? (
          <Button look="quiet" icon="close" onPress={() => onChange(null)}>
            Take it off
          </Button>
        ) : null}
      </div>
    </div>
  )
}
