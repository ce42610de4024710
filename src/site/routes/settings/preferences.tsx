import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'

export const headers = cachedPage

export const meta = pageMeta

const LooksForm = islandComponent(() => import('#site/domains/settings/LooksForm.island.tsx'))

/** Has no page-name key of its own: that of the partners tells what type it is. */
const load = async () => ({
  head: {
    words: {
      title: 'Display Preferences',
      description:
        'How you want to see the site of {school_name} athletics: motion, contrast, text, pictures.',
    },
    tokens: {},
    canonical: '/preferences',
  },
  sportBar: null,
  structuredData: [breadcrumbList([{ name: 'Display Preferences', href: '/preferences' }])],
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function PreferencesPage() {
  return (
    <PlainPage
      title="Display Preferences"
      lead="How you want to see this site. Your device keeps it; we are told nothing, and you need no account."
    >
      <Island defer="idle">
        <LooksForm />
      </Island>
      <p className="u-note">
        What your system or your browser asks for, such as less motion or a larger font, holds here without
        any choice. Without JavaScript this page can change nothing.
      </p>
    </PlainPage>
  )
}
