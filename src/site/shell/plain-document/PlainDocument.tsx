import type { ReactNode } from 'react'
import type { Tenant } from '#contract/tenants.ts'
import { brandStyleOf } from '../document/brand-style.ts'
import look from './plain-document.css?inline'

export const plainStyle = ({ brand }: Pick<Tenant, 'brand'>): string => brandStyleOf(brand) + look

interface Props {
  tenant: Pick<Tenant, 'name' | 'brand' | 'configuration'>
  heading: string
  children: ReactNode
  /** What it does by itself. */
  script?: ReactNode
}

/** A document that stands alone where there is no page to show: nothing to load but the school's crest and the font. */
export function PlainDocument({ tenant, heading, children, script }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${heading} - ${tenant.name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={tenant.brand.primary} />
        <link rel="icon" href={tenant.configuration.logo} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: plainStyle(tenant) }} />
      </head>
      <body>
        <main>
          <p className="school">
            {/* Without a width: a browser that cannot have it then shows nothing in its place. */}
            <img src={tenant.configuration.logo} alt="" height={56} />
            {tenant.name}
          </p>
          <h1>{heading}</h1>
          {children}
        </main>
        {script}
      </body>
    </html>
  )
}

/** The empty address is the page's own, whichever it stands in for. */
const here = ''

/** By a link, which needs no script: a reload by the clock would start a screen reader over and over. */
export function WaysOn({ comesBack }: { comesBack: boolean }) {
  return (
    <p className="ways">
      <a className="button priority" href="/">
        Home Page
      </a>
      {comesBack ? (
        <a className="button" href={here}>
          Try again
        </a>
      ) : null}
    </p>
  )
}
