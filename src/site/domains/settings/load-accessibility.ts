import { formatDate } from '#site/format/date.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { accessibilityNote } from './accessibility-notes.ts'

/** Has no page-name key of its own: that of the partners tells what type it is. */
const words = {
  title: 'Accessibility',
  description:
    'How everybody can use the site of {school_name} athletics, what does not work yet, and who helps.',
}

/** What the office of accessibility leaves open, the school's own contact fills in. */
export async function loadAccessibility({ api, url }: LoadArgs) {
  const [statement, site] = await Promise.all([api.settings.accessibility(), api.settings.site()])
  const { office, reviewedOn } = statement
  return {
    head: { words, tokens: {}, canonical: '/accessibility' },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Accessibility', href: '/accessibility' }])],
    note: accessibilityNote(url.searchParams),
    statement: {
      ...statement,
      reviewedOn: reviewedOn && formatDate(reviewedOn, 'MMMM d, yyyy'),
      office: {
        name: office.name || 'Athletics office',
        phone: office.phone || site?.schoolPhoneNumber || '',
        email: office.email || site?.supportEmail || '',
        address: site?.schoolAddress ?? '',
      },
    },
  }
}

export type AccessibilityPageData = Awaited<ReturnType<typeof loadAccessibility>>
