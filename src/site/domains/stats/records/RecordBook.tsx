import { Avatar } from '#ui/Avatar.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Table } from '#ui/Table.tsx'
import styles from './RecordBook.module.css'
import { type RecordChoice, recordHref, scopeWords } from './record-choice.ts'
import type { RecordGroup, RecordList, RecordRow } from './record-rows.ts'

interface RecordBookProps {
  groups: readonly RecordGroup[]
  shown: RecordList | null
  address: string
  choice: RecordChoice
}

/** How many stand below the record before the whole list. */
const followersShown = 4

/** Every number of one scope with its record and those behind it, or one of them whole. */
export function RecordBook({ groups, shown, address, choice }: RecordBookProps) {
  if (shown) return <WholeList list={shown} address={address} choice={choice} />
  if (groups.length === 0)
    return <p className="u-measure u-text-lg">The records come with the first game whose numbers are kept.</p>
  return groups.map(({ key, title, lists }) => (
    <section key={key} className="u-part">
      <Heading level={2} size="regular" barred>
        {title}
      </Heading>
      <ul className={styles.cards}>
        {lists.map((list) => (
          <RecordCard
            key={list.number}
            list={list}
            href={recordHref(address, { scope: choice.scope, number: list.number })}
          />
        ))}
      </ul>
    </section>
  ))
}

function RecordCard({ list, href }: { list: RecordList; href: string }) {
  const [first, ...rest] = list.rows
  if (!first) return null
  const followers = rest.slice(0, followersShown)
  const more = list.rows.length - followers.length - 1 + list.others
  return (
    <li className={`u-raised ${styles.card}`}>
      <h3 className={styles.title}>{list.title}</h3>
      <div className={styles.first}>
        <p className={styles.figure}>
          <span className={`u-figures ${styles.value}`}>{first.value}</span>{' '}
          <span className={styles.descriptor}>{list.descriptor}</span>
        </p>
        {first.name ? <Avatar name={first.name} src={first.image} size="large" decorative /> : null}
        <p className={`u-grid ${styles.holder}`}>
          <Holder row={first} />
          <When row={first} />
        </p>
      </div>
      {followers.length > 0 ? (
        <ol className={styles.followers} start={2}>
          {followers.map((row, index) => (
            <li key={index} className={styles.follower}>
              <span className={`u-figures u-muted ${styles.place}`}>{row.place}</span>
              <span className="u-grid u-shrink">
                <Holder row={row} />
                <When row={row} />
              </span>
              <span className={`u-headline u-figures ${styles.number}`}>{row.value}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {more > 0 ? (
        <p className={styles.more}>
          <a className="u-target u-inline u-semibold" href={href} rel="nofollow">
            All of the list<span className="visually-hidden">: {list.title}</span>
          </a>
        </p>
      ) : null}
    </li>
  )
}

/** Who it was; a mark says where the number comes from, in words for those who hear it. */
function Holder({ row: { name, url, isTyped, isTotalsOnly } }: { row: RecordRow }) {
  const mark = isTyped ? '†' : isTotalsOnly ? '‡' : ''
  return (
    <span className={styles.name}>
      {url ? <a href={url}>{name}</a> : name}
      {mark ? (
        <>
          <span aria-hidden="true"> {mark}</span>
          <span className="visually-hidden">{isTyped ? ', from the office’s books' : ', totals only'}</span>
        </>
      ) : null}
    </span>
  )
}

const When = ({ row: { when, game, note } }: { row: RecordRow }) => (
  <span className="u-note-xs u-medium u-figures">
    {game ? <a href={game}>{when}</a> : when}
    {note ? `, ${note}` : ''}
  </span>
)

function WholeList({
  list,
  address,
  choice,
}: { list: RecordList } & Pick<RecordBookProps, 'address' | 'choice'>) {
  const isOfTeam = list.rows.every(({ name }) => name === null)
  return (
    <section className="u-part">
      <Heading level={2} size="regular" barred>
        {list.title} {scopeWords[choice.scope].inOne}
      </Heading>
      <p>
        <a className="u-target u-inline u-semibold" href={recordHref(address, { scope: choice.scope })}>
          All records {scopeWords[choice.scope].inOne}
        </a>
      </p>
      <Table
        caption={`${list.title} ${scopeWords[choice.scope].inOne}`}
        hideCaption
        size="small"
        maxHeight="none"
        className={styles.table}
        columns={[
          { key: 'place', header: 'Rank', align: 'end', cell: ({ place }: RecordRow) => place },
          ...(isOfTeam
            ? []
            : [
                {
                  key: 'holder',
                  header: 'Player',
                  rowHeader: true,
                  cell: (row: RecordRow) => <Holder row={row} />,
                },
              ]),
          {
            key: 'value',
            header: list.descriptor,
            label: list.title,
            align: 'end' as const,
            cell: ({ value }: RecordRow) => <b>{value}</b>,
          },
          {
            key: 'when',
            header: choice.scope.endsWith('game') ? 'Game' : 'Season',
            rowHeader: isOfTeam,
            cell: (row: RecordRow) => (
              <>
                <When row={row} />
                {isOfTeam ? <Holder row={row} /> : null}
              </>
            ),
          },
        ]}
        rows={list.rows}
        rowKey={(row) => `${row.place} ${row.name} ${row.when} ${row.game}`}
      />
      {list.others > 0 ? (
        <p className="u-muted">
          {list.others === 1 ? 'One more shares' : `${list.others} more share`} the last rank.
        </p>
      ) : null}
    </section>
  )
}
