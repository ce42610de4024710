import type { ContentCheck } from '../outcomes/check.ts'
import { leaveFor } from '../outcomes/leave-for.ts'
import { otherAddress } from '../outcomes/right-address.ts'

interface PublicationFacts {
  address: string
  /** A file, or another site's reader, where it is not read here. */
  link: string | null
}

/** publications: one that is a file, or is kept elsewhere, leads straight there; any other is read at its own address. */
export const publications: ContentCheck<PublicationFacts> = {
  content: (url, { address, link }) => leaveFor(link) ?? otherAddress(url, { address }),
}
