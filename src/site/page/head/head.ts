import type { SeoSettings } from '#contract/settings.ts'
import type { PageKey } from '#site/table/pages.ts'
import { imageUrl } from '#ui/image-url.ts'
import { missingPage } from './missing-page.ts'
import type { PageType } from './page-names.ts'

/** What a page says about itself; titles and tags are made from it and the site's settings. */
export interface Head {
  /** The page's row in the table says it, and it is put in where the page is loaded. A load names it where the row has several. */
  key?: PageKey
  /** What tags and partners call the page; of its key, put in likewise. */
  pageType?: PageType
  tokens?: Record<string, string>
  /** The templates of its key, put in likewise. A page without a key of its own says them itself. */
  words?: { title: string; description: string }
  /** Path of the page's one address. */
  canonical: string
  /** The picture of the page when it is shared: a storage path or an address. */
  image?: string | null
  imageAlt?: string
  /** A card drawn for networks, in place of the picture. */
  card?: string
  type?: 'website' | 'article' | 'profile'
  /** What the page is about, where tracking and promotions may ask for it. */
  contentId?: number
  /** The feed of the page's stories. */
  feed?: string
  /** What was sent to it was not taken: its title says so first. */
  isRefused?: boolean
  /** Kept out of search engines. */
  isHidden?: boolean
}

export interface HeadTags {
  title: string
  description: string
  canonical: string
  image: string
  imageAlt: string
  imageType: string
}

/** Where settings could not be had, the page goes on with these. */
const unknownSite: SeoSettings = {
  title: {
    siteName: '',
    schoolName: '',
    delimiter: ' - ',
    mascotSingular: 'team',
    mascotPlural: 'teams',
  },
  meta: { ogImage: '', ogImageAlt: '', ogDeterminer: '', ogLocale: 'en_US' },
}

/** `school` is the name of the school, which is known where its settings are not. */
export function headTags(head: Head, seo: SeoSettings | null, origin: string, school: string): HeadTags {
  const title = filled(seo?.title, { ...unknownSite.title, siteName: school, schoolName: school })
  const meta = filled(seo?.meta, unknownSite.meta)
  const tokens = {
    school_name: title.schoolName,
    site_name: title.siteName,
    mascot_singular: title.mascotSingular,
    mascot_plural: title.mascotPlural,
    ...head.tokens,
  }
  const name = head.words ?? missingPage
  const shared = head.card ?? shareImage(head.image || meta.ogImage || siteImage)
  return {
    title: pageTitle(fill(name.title, tokens), title.siteName, title.delimiter),
    description: fill(name.description, tokens),
    canonical: origin + head.canonical,
    image: new URL(shared, origin).href,
    imageAlt: head.card ? fill(name.title, tokens) : head.image ? (head.imageAlt ?? '') : meta.ogImageAlt,
    imageType: shared.startsWith('/images/resize') ? 'image/jpeg' : 'image/png',
  }
}

/** Drawn from the school's logo, where neither the page nor the settings have a picture. */
const siteImage = '/images/logos/site/site.png'

/** What is given, and where that is empty what it would be otherwise. */
const filled = <Texts extends Record<string, string>>(given: Texts | undefined, otherwise: Texts): Texts =>
  Object.fromEntries(Object.entries(otherwise).map(([name, text]) => [name, given?.[name] || text])) as Texts

/** Networks take neither webp nor drawings, and show a picture large from this width on. */
const shareImage = (src: string) =>
  src === siteImage || src.startsWith('/cards/')
    ? src
    : imageUrl({ src, width: 1600, type: 'jpeg', method: 'resize' })

/** Page part, delimiter, site name; an empty page part leaves the site name alone. */
export function pageTitle(part: string, siteName: string, delimiter: string): string {
  return part === '' ? siteName : `${part}${delimiter}${siteName}`
}

/** Unknown tokens vanish together with the space they leave. */
export function fill(template: string, tokens: Record<string, string>): string {
  return template
    .replace(/\{(\w+)\}/g, (_, token: string) => tokens[token] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
