import { checkPage } from './answer.ts'
import { otherAddress } from './right-address.ts'

/** A right id under a wrong name, of content that has no check of its own: the visitor is sent to the right name. */
export const requireAddress = (url: URL, address: string): void =>
  checkPage({ content: otherAddress }, url, { address })
