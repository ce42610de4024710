interface ShareLink {
  network: string
  href: string
}

/** Where a page can be shared: plain links, so that no network hears of a reader who does not share. */
export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const both = encodeURIComponent(`${title} ${address}`)
  return [
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'twitter', href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { network: 'whatsapp', href: `https://wa.me/?text=${both}` },
    { network: 'bluesky', href: `https://bsky.app/intent/compose?text=${both}` },
    { network: 'reddit', href: `https://www.reddit.com/submit?url=${url}&title=${text}` },
    { network: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}

/** A letter that is written and not sent. */
export const shareMail = (address: string, title: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${address}`)}`
