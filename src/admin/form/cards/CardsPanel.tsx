import { useState } from 'react'
import { useCall } from '../../api/queries.ts'
import controls from '../../fields/parts/controls.module.css'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { notify } from '../../shell/notices.ts'
import styles from './CardsPanel.module.css'
import { cardShapes } from './card-paths.ts'

interface CardsPanelProps {
  kind: string
  id: number
  title: string
  path: string
  isOpen: boolean
  onClose(): void
}

/** The pictures that networks show of it, to take along. */
export function CardsPanel({ kind, id, title, path, isOpen, onClose }: CardsPanelProps) {
  const [chosen, setChosen] = useState(path)
  const isPlayer = kind === 'roster-entries'
  const { data } = useCall('milestones', { rosterPlayerId: id }, { isWanted: isOpen && isPlayer })
  const milestones = data?.milestones ?? []
  return (
    <Panel title="Share cards" size="wide" isOpen={isOpen} onClose={onClose}>
      {milestones.length > 0 ? (
        <label className={styles.of}>
          <span>What the card is about</span>
          <select
            className={controls.input}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value={path}>The player</option>
            {milestones.map(({ words, card }) => (
              <option key={card} value={card}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <ul className={styles.cards}>
        {cardShapes.map(({ shape, title: name, size, width, height }) => {
          const src = `${chosen}?shape=${shape}`
          return (
            <li key={shape} className={styles.card}>
              <img
                className={styles.picture}
                src={src}
                width={width}
                height={height}
                alt={`${title}, as a ${name.toLowerCase()}`}
              />
              <p className={styles.words}>
                <strong>{name}</strong> <span className={styles.size}>{size}</span>
              </p>
              <p className={styles.ways}>
                <a className={styles.way} href={src} download>
                  <Icon name="download" />
                  Download<span className="visually-hidden"> the {name.toLowerCase()}</span>
                </a>
                <Button look="quiet" icon="copy" onPress={() => void copy(src)}>
                  Copy
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

async function copy(src: string): Promise<void> {
  try {
    const picture = fetch(src).then((answer) => answer.blob())
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    notify('Copied. Paste it where you post.')
  } catch {
    notify('This browser does not copy pictures. Download it instead.', { look: 'problem' })
  }
}
