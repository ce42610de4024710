import { Icon } from '#ui/Icon.tsx'
import styles from './Refusal.module.css'

interface FieldMessagesProps {
  id: string
  messages: readonly string[]
  /** No summary speaks for them yet. */
  isLive?: boolean
}

/** What is wrong with an answer, beneath its field, which is described by it. */
export const FieldMessages = ({ id, messages, isLive = false }: FieldMessagesProps) => (
  <div id={id} className={styles.message} aria-live={isLive ? 'polite' : undefined}>
    {messages.map((text) => (
      <p key={text}>
        <Icon name="warning" size="small" />
        {text}
      </p>
    ))}
  </div>
)
