import { type MouseEvent, useId } from 'react'
import CopyAddress from '#site/domains/games/feeds/CopyAddress.island.tsx'
import { useRootData } from '#site/page/school/root-data.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { socialNetwork } from '#ui/social-networks.ts'
import styles from './StoryShare.module.css'
import { shareLinks, shareMail } from './share-links.ts'

export interface StoryShareProps {
  path: string
  title: string
  /** The picture for networks, where there is one. */
  card?: string
}

export default function StoryShare({ path, title, card }: StoryShareProps) {
  const id = useId()
  const address = (useRootData()?.origin ?? '') + path

  /** A phone has a sheet of its own, with what its owner shares by. */
  function onShare(event: MouseEvent) {
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    // Called off is no failure.
    navigator.share({ title, url: address }).catch(() => {})
  }

  return (
    <>
      <Button kind="alternate" size="small" icon="share" popoverTarget={id} onClick={onShare}>
        Share
      </Button>
      <span className={styles.scripted}>
        <Button kind="alternate" size="small" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </span>
      <div id={id} popover="auto" role="group" aria-label="Share this page" className={styles.panel}>
        <ul className={styles.ways}>
          {shareLinks(address, title).map(({ network, href }) => {
            const { title: name, icon } = socialNetwork(network)
            return (
              <li key={network}>
                <a className="u-entry" href={href} rel="noreferrer" target="_blank">
                  <Icon name={icon} size="small" />
                  {name}
                </a>
              </li>
            )
          })}
          <li>
            <a className="u-entry" href={shareMail(address, title)}>
              <Icon name="mail" size="small" />
              E-mail
            </a>
          </li>
          {card ? (
            <li>
              <a className="u-entry" href={`${card}?shape=square`} download>
                <Icon name="download" size="small" />
                Picture
              </a>
            </li>
          ) : null}
        </ul>
        <span className={styles.scripted}>
          <CopyAddress address={address} title={title} />
        </span>
      </div>
    </>
  )
}
