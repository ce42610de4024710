import type { IconName } from './icons/icon-names.ts'

type Network = { title: string; icon: IconName }

/** The 15 networks, by the name they have in the data. */
export const SOCIAL_NETWORKS = {
  facebook: { title: 'Facebook', icon: 'social-facebook' },
  instagram: { title: 'Instagram', icon: 'social-instagram' },
  twitter: { title: 'X', icon: 'social-x' },
  youtube: { title: 'YouTube', icon: 'social-youtube' },
  tiktok: { title: 'TikTok', icon: 'social-tiktok' },
  threads: { title: 'Threads', icon: 'social-threads' },
  linkedin: { title: 'LinkedIn', icon: 'social-linkedin' },
  snapchat: { title: 'Snapchat', icon: 'social-snapchat' },
  pinterest: { title: 'Pinterest', icon: 'social-pinterest' },
  twitch: { title: 'Twitch', icon: 'social-twitch' },
  discord: { title: 'Discord', icon: 'social-discord' },
  whatsapp: { title: 'WhatsApp', icon: 'social-whatsapp' },
  reddit: { title: 'Reddit', icon: 'social-reddit' },
  bluesky: { title: 'Bluesky', icon: 'social-bluesky' },
  spotify: { title: 'Spotify', icon: 'social-spotify' },
} as const satisfies Record<string, Network>

const byName = new Map<string, Network>(Object.entries(SOCIAL_NETWORKS))

/** A network by its name; one that is not among the 15 is a link under its own name. */
export function socialNetwork(name: string): Network {
  return byName.get(name.toLowerCase()) ?? { title: name, icon: 'link' }
}
