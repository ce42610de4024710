import { memo } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './AssetTile.module.css'
import { factsOf, iconOf, lacksAlt, thumbnail } from './asset-looks.ts'

interface AssetTileProps {
  asset: Asset
  isOpen: boolean
  isSelected: boolean
  onOpen(): void
  onToggle?(): void
}

/** A file as it is seen among others. */
export const AssetTile = memo(
  function AssetTile({ asset, isOpen, isSelected, onOpen, onToggle }: AssetTileProps) {
    return (
      <div
        role="listitem"
        className={classNames(styles.tile, isSelected && styles.selected, isOpen && styles.open)}
      >
        <button type="button" className={styles.button} onClick={onOpen}>
          <span className={styles.frame}>
            {asset.type === 'picture' ? (
              <img
                className={styles.image}
                src={thumbnail(asset, 320, 240)}
                alt=""
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <Icon name={iconOf[asset.type]} size={24} />
            )}
          </span>
          <span className={styles.title}>{asset.title}</span>
          {lacksAlt(asset) ? (
            <span className={styles.lacks}>No alt text</span>
          ) : (
            <span className={styles.facts}>{factsOf(asset)}</span>
          )}
        </button>
        {onToggle ? (
          <label className={styles.check}>
            <input type="checkbox" checked={isSelected} onChange={onToggle} />
            <span className="visually-hidden">Select {asset.title}</span>
          </label>
        ) : null}
      </div>
    )
  },
  (a, b) => a.asset === b.asset && a.isOpen === b.isOpen && a.isSelected === b.isSelected,
)
