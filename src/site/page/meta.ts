import type { MetaDescriptor } from 'react-router'
import { type Head, headTags } from './head/head.ts'
import type { PageData } from './page.ts'
import type { RootData } from './school/root-data.ts'

interface MetaArgs {
  loaderData?: unknown
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>
  location?: { pathname: string }
}

/** Title, description, canonical address and share tags of any page, from its head and the site's settings. */
export function pageMeta({ loaderData, matches, location }: MetaArgs): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  if (!root) return []
  const page = loaderData as PageData | undefined
  const head: Head = page?.head ?? { key: 'NotFoundPage', canonical: '/404' }
  const { seo } = root.shell
  // Another server may not say of content where it is read: then that is here.
  const canonical = /\/\/|^$/.test(head.canonical) ? (location?.pathname ?? '') : head.canonical
  const tags = headTags({ ...head, canonical }, seo, root.origin, root.tenant.name)
  return [
    { title: head.isRefused ? `Error: ${tags.title}` : tags.title },
    { name: 'description', content: tags.description },
    { tagName: 'link', rel: 'canonical', href: tags.canonical },
    { property: 'og:title', content: tags.title },
    { property: 'og:description', content: tags.description },
    { property: 'og:url', content: tags.canonical },
    { property: 'og:image', content: tags.image },
    { property: 'og:image:type', content: tags.imageType },
    { property: 'og:image:alt', content: tags.imageAlt },
    { property: 'og:site_name', content: seo?.title.siteName ?? '' },
    { property: 'og:locale', content: seo?.meta.ogLocale || 'en_US' },
    ...(seo?.meta.ogDeterminer ? [{ property: 'og:determiner', content: seo.meta.ogDeterminer }] : []),
    { property: 'og:type', content: head.type ?? 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: head.feed }]
      : []),
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
