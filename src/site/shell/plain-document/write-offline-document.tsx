import { renderToStaticMarkup } from 'react-dom/server'
import type { Tenant } from '#contract/tenants.ts'
import { PlainDocument, WaysOn } from './PlainDocument.tsx'

/** Where the device's list of kept pages goes. */
export const keptPlace = '<ul></ul>'

/** For an address that a device without reception has no page of. */
export const writeOfflineDocument = (tenant: Tenant): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <PlainDocument tenant={tenant} heading="You are offline">
      <p>This page was not kept on this device.</p>
      <ul />
      <WaysOn comesBack />
    </PlainDocument>,
  )}`
