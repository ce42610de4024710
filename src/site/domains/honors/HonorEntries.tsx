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
        <li key={id} className={cards.card}>
          <span className={cards.portrait}>
            {personImage(image) ? (
              <Image
                src={personImage(image) ?? ''}
                alt=""
                width={320}
                height={400}
                sizes="(min-width: 1024px) 16vw, (min-width: 640px) 30vw, 46vw"
                gravity="north"
              />
            ) : (
              <Icon name="person" className={cards.nobody} />
            )}
            {number ? (
              <span className={cards.number}>
                <span className="visually-hidden">Number </span>
                {number}
              </span>
            ) : null}
          </span>
          <a className={cards.name} href={url}>
            <span className={cards.first}>{firstName} </span>
            <span className={cards.last}>{lastName}</span>
          </a>
          <span className={cards.line}>{line}</span>
        </li>
      ))}
    </ul>
  )
}

function HonorRows({ entries }: Pick<HonorEntriesProps, 'entries'>) {
  return (
    <ul className={rows.rows}>
      {entries.map(({ id, url, firstName, lastName, image, line, note }) => (
        <li key={id} className={rows.row}>
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
          <span className={rows.words}>
            <a className={rows.name} href={url}>
              {firstName} {lastName}
            </a>
            <span className={rows.line}>{line}</span>
            {note ? <span className={rows.note}>{note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
