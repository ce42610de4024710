import styles from '#site/parts/plain-forms/PlainPage.module.css'
import { Trap } from '#site/parts/plain-forms/Trap.tsx'
import { Button } from '#ui/Button.tsx'

interface SubscribeFormProps {
  tenant: string
  sports: { id: number; title: string }[]
}

/** A plain form that the API takes; it works without scripts, and nothing happens before the address is confirmed. */
export function SubscribeForm({ tenant, sports }: SubscribeFormProps) {
  return (
    <form className={styles.form} method="post" action={`/api/v2/subscriptions?tenant=${tenant}`}>
      <label className={styles.email}>
        E-mail address
        <input name="email" type="email" autoComplete="email" maxLength={254} required />
      </label>
      <fieldset className={styles.lists}>
        <legend>What to send</legend>
        <label className={`${styles.choice} ${styles.all}`}>
          <input name="allNews" type="checkbox" value="true" defaultChecked />
          All news, of every sport
        </label>
        {sports.map(({ id, title }) => (
          <label key={id} className={styles.choice}>
            <input name="sportIds" type="checkbox" value={id} />
            {title}
          </label>
        ))}
      </fieldset>
      <Trap className={styles.trap} />
      <Button type="submit">Subscribe</Button>
      <p className={styles.small}>
        We send you one mail to confirm the address, and nothing else before you do. We use the address for
        these mails alone; it is deleted thirty days after you leave.
      </p>
    </form>
  )
}
