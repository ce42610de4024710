import type { IconName } from '#ui/icons/icon-names.ts'
import { socialNetwork } from '#ui/social-networks.ts'

/** The icon of a network by the name it has in the data; what we have no icon for is a link. */
export const socialIcon = (network: string | null): IconName => socialNetwork(network ?? '').icon
