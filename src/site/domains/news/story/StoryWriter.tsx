import type { Writer } from '#contract/shapes/news.story-parts.ts'
import { telephoneLink } from '#site/domains/staff/parts/staff-words.ts'
import { linkRel } from '#site/page/links/link-rel.ts'
import { EmailLink } from '#site/parts/people/EmailLink.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { socialNetwork } from '#ui/social-networks.ts'
import styles from './StoryWriter.module.css'

/** Who signed the story, and how to reach them. */
export function StoryWriter({ writer }: { writer: Writer }) {
  const { name, title, email, phone, bio, image, socialHandles } = writer
  const [user = '', domain = ''] = email?.split('@') ?? []
  return (
    <section className={`u-wrap u-gap-4 u-line-above ${styles.writer}`} aria-label="About the writer">
      <Avatar name={name} src={image} size="x-large" decorative />
      <div className={`u-grid u-gap-1 u-shrink u-measure ${styles.words}`}>
        <h2 className="u-display-sm">{name}</h2>
        {title ? <p className="u-muted">{title}</p> : null}
        {bio ? <div className={styles.bio} dangerouslySetInnerHTML={{ __html: bio }} /> : null}
        <div className={`u-cluster u-gap-0-5 ${styles.ways}`}>
          {email ? <EmailLink email={{ user, domain }} name={name} /> : null}
          {phone ? <a href={telephoneLink(phone)}>{phone}</a> : null}
          {socialHandles.map(({ network, url }) => (
            <a key={url} href={url} rel={linkRel(url, undefined)}>
              <span className="visually-hidden">{name} on </span>
              {socialNetwork(network).title}
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
