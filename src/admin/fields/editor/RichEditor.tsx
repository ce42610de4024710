import { useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '../../ground/store.ts'
import controls from '../parts/controls.module.css'
import { asText, type OwnFieldProps } from '../parts/field-props.ts'
import { Around } from './Around.tsx'
import { Writing } from './behaviour/writing.ts'
import { useAboveKeyboard } from './look/use-above-keyboard.ts'
import { LinkNames } from './names/LinkNames.tsx'
import styles from './RichEditor.module.css'
import { measureWords } from './text/measure.ts'

/** Formatted text, written as it will read; its HTML for whoever wants it. */
export function RichEditor(props: OwnFieldProps) {
  const { id, field, value, describedBy, problem, isReadOnly = false } = props
  const html = asText(value)
  const [isSource, setSource] = useState(false)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [hasFocus, setFocus] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const latest = useRef(props)
  const isWrong = problem !== null && problem !== undefined
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': field.label,
      class: styles.text ?? '',
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    }),
    [id, field.label, describedBy, isWrong, isReadOnly],
  )
  const first = useRef({ html, attributes, isReadOnly })
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!place.current) return undefined
    const opened = new Writing({
      place: place.current,
      ...first.current,
      onChange: (next) => latest.current.onChange(next),
      onLeave: () => toggle.current?.focus(),
      onBar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    })
    setWriting(opened)
    const onHide = () => opened.flush()
    addEventListener('pagehide', onHide)
    // A label leads to what it names, here too.
    const label = document.querySelector(`label[for="${CSS.escape(first.current.attributes.id)}"]`)
    const onLabel = () => opened.editor.commands.focus()
    label?.addEventListener('click', onLabel)
    return () => {
      label?.removeEventListener('click', onLabel)
      removeEventListener('pagehide', onHide)
      opened.close()
    }
  }, [])
  useEffect(() => {
    if (!isSource) writing?.take(html)
  }, [writing, html, isSource])
  useEffect(() => {
    writing?.describe(attributes, isReadOnly)
  }, [writing, attributes, isReadOnly])
  useAboveKeyboard(whole, hasFocus)
  return (
    <div
      ref={whole}
      className={classNames(styles.editor, hasFocus && styles.focused)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setFocus(false)
        writing?.isLinkAsked.set(false)
      }}
    >
      {writing && !isSource ? (
        <Around
          writing={writing}
          bar={bar}
          controls={id}
          isReadOnly={isReadOnly}
          hasFocus={hasFocus}
          mayHoldCards={field.mayHoldCards}
        />
      ) : null}
      <div ref={place} hidden={isSource} />
      {isSource ? (
        <textarea
          className={classNames(controls.area, controls.mono, styles.source)}
          aria-label={`${field.label} as HTML`}
          aria-describedby={describedBy}
          readOnly={isReadOnly}
          spellCheck={false}
          rows={12}
          value={html}
          onChange={({ target }) => latest.current.onChange(target.value)}
        />
      ) : null}
      <div className={styles.foot}>
        {writing ? <Measure writing={writing} /> : null}
        {writing && !isReadOnly && !isSource ? <LinkNames writing={writing} /> : null}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-pressed={isSource}
          onClick={() => {
            writing?.flush()
            setSource(!isSource)
          }}
        >
          HTML
        </button>
      </div>
    </div>
  )
}

function Measure({ writing }: { writing: Writing }) {
  return <p className={styles.measure}>{measureWords(useStore(writing.words))}</p>
}
