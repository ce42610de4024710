import type { ReactNode } from 'react'
import type { SiteConfiguration } from '#contract/tenants.ts'
import { useLiveMarkers } from '#site/page/layout/live-markers.ts'
import { usePageLayout } from '#site/page/layout/use-page-layout.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { markersOf } from './markers.ts'
import { picturePlaces } from './picture-places.ts'

/** Told to the browser only where it is not as everywhere. */
function pictureMarkers(configuration: SiteConfiguration | undefined) {
  const { images, person } = configuration ? picturePlaces(configuration) : {}
  return {
    'data-images': images === '/images' ? undefined : images,
    'data-person': person ?? undefined,
  }
}

/** The html element with its markers, apart from what it holds: a marker that changes renders nothing else anew. */
export function Html({ children }: { children: ReactNode }) {
  const root = useRootData()
  const { flags, sport } = usePageLayout()
  const live = useLiveMarkers()
  return (
    <html
      lang="en"
      className={markersOf({ flags, sportId: sport?.id ?? 0, live })}
      data-tenant={root?.tenant.key}
      {...pictureMarkers(root?.tenant.configuration)}
      data-ssr={root?.shellOnly ? 'off' : 'on'}
      data-header-state={live.headerState ?? undefined}
      data-navigating={live.isNavigating ? '' : undefined}
    >
      {children}
    </html>
  )
}
