import type { CSSProperties } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { statText } from '../parts/stat-text.ts'
import styles from './ComparedPlayers.module.css'
import type { SeveralNumber, SeveralTable } from './compare-several.ts'

interface ComparedPlayersProps {
  /** Null: whole careers. */
  season: string | null
  players: readonly { name: string; url: string | null; image: string | null; about: string; gp: number }[]
  tables: readonly SeveralTable[]
}

/** Players side by side. Who leads has a star and is said in words. */
export function ComparedPlayers({ season, players, tables }: ComparedPlayersProps) {
  if (players.length < 2)
    return (
      <p className="u-measure u-text-lg">Choose two to four players to see their numbers side by side.</p>
    )
  const names = players.map(({ name }) => name).join(', ')
  return (
    <>
      <TableFrame
        caption={`${names} side by side, ${season ?? 'career'}`}
        hideCaption
        maxHeight="none"
        className={styles.region}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Number</span>
            </th>
            {players.map(({ name, url, image, about }) => (
              <th key={`${name} ${url}`} scope="col" className={styles.player}>
                <Avatar name={name} src={image} size="x-large" decorative />
                {url ? (
                  <a className="u-headline u-block u-display-xs u-quiet" href={url}>
                    {name}
                  </a>
                ) : (
                  <span className="u-headline u-block u-display-xs">{name}</span>
                )}
                <span className="u-note-xs u-block">{about}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Games</th>
            {players.map(({ name, url, gp }) => (
              <td key={`${name} ${url}`} className={styles.cell}>
                {gp}
              </td>
            ))}
          </tr>
        </tbody>
        {tables.map(({ key, title, numbers }) => (
          <tbody key={key}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={players.length + 1}>
                {title}
              </th>
            </tr>
            {numbers.map((number) => (
              <tr key={number.column.key}>
                <th scope="row">{number.column.name}</th>
                {number.sides.map((side, index) => (
                  <Side key={index} side={side} format={number.column.format} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </TableFrame>
      {tables.length === 0 ? <p>There are no numbers to compare in this season.</p> : null}
    </>
  )
}

function Side({
  side: { value, isBest, share },
  format,
}: {
  side: SeveralNumber['sides'][number]
  format: SeveralNumber['column']['format']
}) {
  return (
    <td className={styles.cell} data-best={isBest ? '' : undefined}>
      <span className="u-inline u-gap-1 u-figures">
        {isBest ? <Icon name="star" size="x-small" label="Leads: " /> : null}
        {statText(value, format)}
      </span>
      <span className={styles.bar} style={{ '--share': share.toFixed(3) } as CSSProperties} />
    </td>
  )
}
