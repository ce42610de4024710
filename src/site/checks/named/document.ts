import type { AddressCheck } from '../outcomes/check.ts'
import { leaveFor } from '../outcomes/leave-for.ts'

/**
 * document: what lies at an address below /documents is a file, and a file is loaded, not navigated to. Who comes to it
 * inside the app leaves by a full page load for the very same address, which answers with the file or says why not.
 */
export const document: AddressCheck = {
  address: ({ url: { pathname, search }, isInApp }) => (isInApp ? leaveFor(pathname + search) : null),
}
