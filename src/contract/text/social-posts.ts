/** A post on a network, by the one address that it is kept under. */
export interface SocialPost {
  network: string
  /** What the network is called. */
  title: string
  url: string
  /** The address at which the network shows it alone, in a frame. */
  frame: string
}

interface Network {
  network: string
  title: string
  /** What tells a post of it, in any of the forms that people copy. */
  address: RegExp
  url(parts: readonly string[]): string
  frame(parts: readonly string[]): string
}

const instagram = ([kind = '', code = '']: readonly string[]) => `https://www.instagram.com/${kind}/${code}/`
const facebook = ([page = '', id = '']: readonly string[]) => `https://www.facebook.com/${page}/posts/${id}`

/** THE NETWORKS whose posts a text may show. */
const networks: readonly Network[] = [
  {
    network: 'twitter',
    title: 'X',
    address: /^https:\/\/(?:(?:www|mobile)\.)?(?:x|twitter)\.com\/(\w{1,15})\/status\/(\d{1,20})(?:[/?#]|$)/i,
    url: ([user = '', id = '']) => `https://x.com/${user}/status/${id}`,
    frame: ([, id = '']) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
  },
  {
    network: 'instagram',
    title: 'Instagram',
    address: /^https:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(p|reel)\/([\w-]{5,40})(?:[/?#]|$)/i,
    url: instagram,
    frame: (parts) => `${instagram(parts)}embed/captioned/`,
  },
  {
    network: 'tiktok',
    title: 'TikTok',
    address: /^https:\/\/(?:www\.)?tiktok\.com\/@([\w.]{1,30})\/video\/(\d{1,25})(?:[/?#]|$)/i,
    url: ([user = '', id = '']) => `https://www.tiktok.com/@${user}/video/${id}`,
    frame: ([, id = '']) => `https://www.tiktok.com/embed/v2/${id}`,
  },
  {
    network: 'facebook',
    title: 'Facebook',
    address: /^https:\/\/(?:(?:www|m)\.)?facebook\.com\/([\w.]{1,60})\/posts\/([\w-]{1,100})(?:[/?#]|$)/i,
    url: facebook,
    frame: (parts) => `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(facebook(parts))}`,
  },
  {
    network: 'youtube',
    title: 'YouTube',
    address:
      /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[/?&#]|$)/i,
    url: ([id = '']) => `https://www.youtube.com/watch?v=${id}`,
    frame: ([id = '']) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  },
]

/** The post that an address leads to; null for any other address. */
export function socialPost(address: string): SocialPost | null {
  for (const { network, title, address: form, url, frame } of networks) {
    const [whole, ...parts] = form.exec(address.trim()) ?? []
    if (whole !== undefined) return { network, title, url: url(parts), frame: frame(parts) }
  }
  return null
}
