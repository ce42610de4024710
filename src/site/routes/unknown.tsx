import { type LoaderFunctionArgs, redirect } from 'react-router'
import { refusalContext } from '#site/page/page-request.ts'

/** What none of the checks knew how to lead on: a check's own word about it, or the page that helps on. */
export function loader({ context, request }: LoaderFunctionArgs) {
  // Below /splash/ there is a splash or the way in.
  if (/^\/splash(?:\.data)?$/i.test(new URL(request.url).pathname)) return redirect('/')
  const refusal = context.get(refusalContext)
  if (refusal) throw refusal
  return redirect('/404')
}

/** Never shown: a route without a component would answer a refusal outside of the site's shell. */
export default function UnknownPage() {
  return null
}
