import { type LoaderFunctionArgs, redirect } from 'react-router'
import { newAddress } from '../redirects.ts'

/** An address of earlier days leads to where its page is now; any other unknown path redirects to /404. */
export function loader({ url }: LoaderFunctionArgs) {
  const address = newAddress(url)
  return address ? redirect(address, 301) : redirect('/404')
}
