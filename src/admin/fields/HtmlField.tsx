import { useDeferredValue } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './HtmlField.module.css'
import controls from './parts/controls.module.css'
import { asText, type OwnFieldProps } from './parts/field-props.ts'
import { RichLook } from './RichLook.tsx'

/** Formatted text: its HTML, and beside it how it reads. The newsroom's editor takes this field's place. */
export function HtmlField({ id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  const text = asText(value)
  const looked = useDeferredValue(text)
  return (
    <div className={styles.html}>
      <textarea
        id={id}
        className={classNames(controls.area, controls.mono, styles.source)}
        aria-describedby={describedBy}
        aria-invalid={problem ? true : undefined}
        readOnly={isReadOnly}
        rows={10}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.look} role="region" aria-label="How it reads" tabIndex={0}>
        {looked.trim() === '' ? (
          <p className={styles.empty}>How it reads appears here.</p>
        ) : (
          <RichLook html={looked} />
        )}
      </div>
    </div>
  )
}
