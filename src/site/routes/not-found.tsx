import { data } from 'react-router'
import { pageMeta } from '../shell/meta.ts'
import NotFound from '../shell/NotFound.island.tsx'
import { cachedPage, type PageData } from '../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

export function loader() {
  const page: PageData = { head: { key: 'NotFoundPage', canonical: '/404' }, sportBar: null }
  return data(page, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound message="Page not found" />
}
