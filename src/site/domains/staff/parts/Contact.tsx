import type { StaffEntry } from '#contract/staff.ts'
import { EmailLink } from '#site/parts/people/EmailLink.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Contact.module.css'
import { telephoneLink } from './staff-words.ts'

interface ContactProps {
  person: Pick<StaffEntry, 'firstName' | 'lastName' | 'phone' | 'email'>
  className?: string
}

/** How to reach somebody. */
export function Contact({ person, className }: ContactProps) {
  const { phone, email } = person
  if (!phone && !email) return null
  return (
    <ul className={classNames('u-grid u-gap-1 u-shrink u-text-sm', className)}>
      {phone ? (
        <li className={`u-row u-gap-2 u-shrink ${styles.way}`}>
          <Icon name="phone" size="small" />
          <PhoneLink phone={phone} name={fullName(person)} />
        </li>
      ) : null}
      {email ? (
        <li className={`u-row u-gap-2 u-shrink ${styles.way}`}>
          <Icon name="mail" size="small" />
          <EmailLink email={email} name={fullName(person)} />
        </li>
      ) : null}
    </ul>
  )
}

export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  return (
    <a className="u-figures u-nowrap" href={telephoneLink(phone)}>
      <span className="visually-hidden">Call {name}: </span>
      {phone}
    </a>
  )
}
