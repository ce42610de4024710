import { useRootData } from '../school/root-data.ts'
import { linkRel } from './link-rel.ts'

interface LinkProps {
  href: string
  rel: string | undefined
  target: '_blank' | undefined
}

/** Makes the attributes of any link, in the app or out of it: `<a {...link(url)}>`, `<Button {...link(url)}>`. */
export type Link = (href: string, openInNewWindow?: boolean) => LinkProps

export function useLink(): Link {
  const ticketHost = useRootData()?.shell.google?.ticketProvider
  return (href, openInNewWindow = false) => ({
    href,
    rel: linkRel(href, ticketHost),
    target: openInNewWindow ? '_blank' : undefined,
  })
}
