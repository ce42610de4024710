import { data } from 'react-router'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, type PageData } from '#site/page/page.ts'
import NotFound from '#site/shell/layout/NotFound.island.tsx'

export const headers = cachedPage

export const meta = pageMeta

export function loader() {
  const page: PageData = { head: { key: 'NotFoundPage', canonical: '/404' }, sportBar: null }
  return data(page, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound message="Page not found" />
}
