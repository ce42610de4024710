import { subscribe } from '#contract/client/form-addresses.ts'
import { EmailField } from '#site/parts/plain-forms/EmailField.tsx'
import styles from '#site/parts/plain-forms/PlainPage.module.css'
import type { PageNote } from '#site/parts/plain-forms/PlainPage.tsx'
import { Trap } from '#site/parts/plain-forms/Trap.tsx'
import { Button } from '#ui/Button.tsx'

interface SubscribeFormProps {
  note: PageNote | null
  tenant: string
  sports: { id: number; title: string }[]
}

/** A plain form that the API takes; it works without scripts, and nothing happens before the address is confirmed. */
export function SubscribeForm({ note, tenant, sports }: SubscribeFormProps) {
  return (
    <form
      className="u-grid u-columns-1 u-gap-5 u-start"
      method="post"
      action={`${subscribe}?tenant=${tenant}`}
    >
      <EmailField note={note} />
      <fieldset className={`u-grid u-gap-0-4 u-shrink u-full ${styles.lists}`}>
        <legend>What to send</legend>
        <label className={`u-row u-gap-3 u-target u-ruled ${styles.choice} u-semibold u-whole`}>
          <input name="allNews" type="checkbox" value="true" defaultChecked />
          All news, of every sport
        </label>
        {sports.map(({ id, title }) => (
          <label key={id} className={`u-row u-gap-3 u-target u-ruled ${styles.choice}`}>
            <input name="sportIds" type="checkbox" value={id} />
            {title}
          </label>
        ))}
      </fieldset>
      <Trap />
      <Button type="submit">Subscribe</Button>
      <p className="u-note">
        We send you one mail to confirm the address, and nothing else before you do. We use the address for
        these mails alone; it is deleted thirty days after you leave.
      </p>
    </form>
  )
}
