import type { ReactNode, RefObject } from 'react'
import type { AdSlot } from '#contract/ads.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './AdBlock.module.css'
import type { AdPlace } from './ad-slots.ts'

interface AdBlockProps {
  slot: AdSlot
  place: AdPlace
  /** What it is counted by. */
  sponsorId: number
  isClosed: boolean
  /** The button that closes it; an ad that goes by itself has none. */
  close?: { words: string; areShown: boolean; onClick: () => void }
  block?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Told apart where a screen has two. */
const names: Readonly<Record<AdPlace, string>> = {
  top: 'Advertisement',
  mobileTop: 'Advertisement',
  mobileBottom: 'Advertisement at the foot',
}

/** A place for advertising, said to be one. An ad network finds it by its name; without one the school's sponsor has it. */
export function AdBlock({ slot, place, sponsorId, isClosed, close, block, children }: AdBlockProps) {
  const nextId = `after-${slot}`
  return (
    <>
      <aside
        ref={block}
        aria-label={names[place]}
        className={classNames('u-relative u-raised u-ruled', styles.block, styles[place])}
        data-closed={isClosed || undefined}
      >
        <a className={`u-center u-target u-bold ${styles.skip}`} href={`#${nextId}`}>
          Skip Ad
        </a>
        <div className={`u-frame u-grid ${styles.inner}`}>
          <p className={`u-semibold u-muted u-caps u-text-center ${styles.label}`}>Advertisement</p>
          <div id={slot} data-slot={slot} data-sponsor={sponsorId} className={`u-center ${styles.slot}`}>
            {children}
          </div>
          {close ? (
            <button
              type="button"
              className={`u-note-xs u-inline u-bare ${styles.close}`}
              onClick={() => {
                close.onClick()
                // The button is gone: the keyboard goes on from where it stood.
                document.getElementById(nextId)?.focus()
              }}
            >
              <span className={close.areShown ? undefined : 'visually-hidden'}>{close.words}</span>
              <Icon name="close" size="small" />
            </button>
          ) : null}
        </div>
      </aside>
      <div id={nextId} tabIndex={-1} className={styles.next} />
    </>
  )
}
