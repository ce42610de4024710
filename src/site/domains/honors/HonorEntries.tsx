import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import cards from './HonorCards.module.css'
import rows from './HonorRows.module.css'
import type { HonorEntry } from './honor-entries.ts'

interface HonorEntriesProps {
  entries: readonly HonorEntry[]
  look: 'cards' | 'rows'
}

/** People with what they were honored for: portraits on a wall, or lines in a book. */
export function HonorEntries({ entries, look }: HonorEntriesProps) {
  return look === 'cards' ? <HonorCards entries={entries} /> : <HonorRows entries={entries} />
}

function HonorCards({ entries }: Pick<HonorEntriesProps, 'entries'>) {
  return (
    <ul className={cards.cards}>
      {entries.map(({ id, url, firstName, lastName, image, number, line }) => (
        <li key={id} className={`u-grid u-shrink u-top u-relative ${cards.card}`}>
          <span className={`u-block u-relative u-clip u-head ${cards.portrait}`}>
            {personImage(image) ? (
              <Image
                src={personImage(image) ?? ''}
                alt=""
                width={320}
                height={400}
                sizes="(min-width: 64em) 16vw, (min-width: 40em) 30vw, 46vw"
                gravity="north"
              />
            ) : (
              <Icon name="person" className={cards.nobody} />
            )}
            {number ? (
              <span className={`u-number u-accent ${cards.number}`}>
                <span className="visually-hidden">Number </span>
                {number}
              </span>
            ) : null}
          </span>
          <a className={`u-card-link u-ring-outside u-title-bold u-ink ${cards.name}`} href={url}>
            <span className="u-block u-display-xs">{firstName} </span>
            <span className={`u-display-sm u-heavy u-caps ${cards.last}`}>{lastName}</span>
          </a>
          <span className="u-note u-figures u-relaxed u-above-1">{line}</span>
        </li>
      ))}
    </ul>
  )
}

function HonorRows({ entries }: Pick<HonorEntriesProps, 'entries'>) {
  return (
    <ul className={rows.rows}>
      {entries.map(({ id, url, firstName, lastName, image, line, note }) => (
        <li key={id} className={`u-row ${rows.row}`}>
          <span className={rows.portrait}>
            {personImage(image) ? (
              <Image
                src={personImage(image) ?? ''}
                alt=""
                width={64}
                height={80}
                sizes="64px"
                gravity="north"
              />
            ) : (
              <Icon name="person" className={rows.nobody} />
            )}
          </span>
          <span className="u-grid u-shrink u-relaxed">
            <a className="u-card-link u-title u-display-sm u-ink u-snug" href={url}>
              {firstName} {lastName}
            </a>
            <span className="u-text-sm u-semibold">{line}</span>
            {note ? <span className="u-note u-figures">{note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
