import { useId, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import styles from './CrestField.module.css'

interface CrestFieldProps {
  /** The address of the one that is there. */
  now?: string
  /** The file, base64; null where one is to be drawn. */
  value: string | null
  problem: string | null
  onChange(value: string | null): void
}

const mostBytes = 512 * 1024

/** A file as it is chosen. The server looks at what is in it. */
export function CrestField({ now, value, problem, onChange }: CrestFieldProps) {
  const id = useId()
  const [type, setType] = useState('image/png')
  const [isTooLarge, setTooLarge] = useState(false)
  async function take(file: File | undefined) {
    if (!file) return
    setTooLarge(file.size > mostBytes)
    if (file.size > mostBytes) return
    setType(file.type)
    const bytes = new Uint8Array(await file.arrayBuffer())
    onChange(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
  }
  return (
    <div className={styles.fields}>
      <div className={styles.crest}>
        {value || now ? (
          <img
            className={styles.picture}
            src={value ? `data:${type};base64,${value}` : now}
            alt={value ? 'The new crest' : 'The crest'}
          />
        ) : null}
        <label className={styles.file} htmlFor={id}>
          {value || now ? 'Choose another file' : 'Choose a file'}
          <input
            id={id}
            type="file"
            className={styles.fileInput}
            accept="image/png,image/svg+xml"
            aria-describedby={`${id}-help`}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        {value ? (
          <Button look="quiet" onPress={() => onChange(null)}>
            Take out
          </Button>
        ) : null}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        PNG or SVG, at most 512 kB.
        {now ? '' : ' Without one, a plain crest is drawn from the letters and the colors.'}
      </p>
      <Problem>{isTooLarge ? 'This file is larger than 512 kB. Save it smaller.' : problem}</Problem>
    </div>
  )
}
