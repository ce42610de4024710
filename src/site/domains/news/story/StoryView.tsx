import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'
import { FacilityGallery } from '#site/parts/pictures/FacilityGallery.tsx'
import { StoryShare } from '../parts/StoryShare.tsx'
import type { StoryPage } from './load-story.ts'
import styles from './StoryView.module.css'
import { storyParts } from './story-loads.ts'

/** A story's page, public or hidden. Sharing and the gallery come alive; all else is the server's HTML. */
export function StoryView({ page }: { page: StoryPage }) {
  const { gallery } = page
  useEmailLinks()
  return (
    <article key={page.storyId} className={styles.story}>
      <ServerHtml id="story-top" value={page.top}>
        {(top) => {
          const { StoryTop } = storyParts.get()
          return <StoryTop {...top} />
        }}
      </ServerHtml>
      <div className={`u-cluster u-spread u-ruled ${styles.bar}`}>
        <ServerHtml id="story-facts" value={page.facts}>
          {(facts) => {
            const { StoryFacts } = storyParts.get()
            return <StoryFacts {...facts} />
          }}
        </ServerHtml>
        <StoryShare {...page.share} />
      </div>
      <ServerHtml id="story-text" value={page.text}>
        {(text) => {
          const { StoryText } = storyParts.get()
          return <StoryText {...text} />
        }}
      </ServerHtml>
      {gallery ? (
        <section className={`no-print ${styles.gallery}`} aria-label={gallery.title}>
          <h2 className="u-display-md u-caps">{gallery.title}</h2>
          <FacilityGallery title={gallery.title} pictures={gallery.pictures} />
        </section>
      ) : null}
      <ServerHtml id="story-bottom" value={page.bottom}>
        {(bottom) => {
          const { StoryBottom } = storyParts.get()
          return <StoryBottom {...bottom} />
        }}
      </ServerHtml>
    </article>
  )
}
