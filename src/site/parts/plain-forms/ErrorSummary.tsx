import type { MouseEvent, Ref } from 'react'
import { Heading } from '#ui/Heading.tsx'
import styles from './Refusal.module.css'

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>
  message: string
  problems: { text: string; target: string }[]
}

/** Says why a form was not taken, and leads to each field. It has the focus: without scripts the browser gives it. */
export function ErrorSummary({ ref, message, problems }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form must learn first that it was not taken
      autoFocus
    >
      <Heading level={2} size="small" caps={false}>
        {message}
      </Heading>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ text, target }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={focusTarget}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
