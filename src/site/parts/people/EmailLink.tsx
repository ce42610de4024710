import type { EmailParts } from '#contract/staff.ts'
import styles from './EmailLink.module.css'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'email-link': React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * An address in words, in two parts that no harvester can take for one. Its behaviour (email-element.ts) arrives late and
 * makes it a link to write to when somebody means it. It uses no hook, so it may stand inside `ServerHtml`.
 */
export function EmailLink({ email: { user, domain }, name }: { email: EmailParts; name: string }) {
  return (
    <email-link className="u-shrink">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address is made when it is meant */}
      <a className={styles.link}>
        <span className="visually-hidden">E-mail to {name}: </span>
        <span data-part="user">{user}</span> <span className="u-muted">[at]</span>{' '}
        <span data-part="domain">{domain}</span>
      </a>
    </email-link>
  )
}
