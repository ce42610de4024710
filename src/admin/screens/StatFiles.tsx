import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReceivedFile } from '#contract/editing/incoming.shapes.ts'
import { addressOf, call } from '../api/call.ts'
import { useKinds, useSchool } from '../api/queries.ts'
import { table } from '../api/table.ts'
import { useAddress } from '../navigation/use-address.ts'
import { OutLink } from '../parts/Button.tsx'
import { Pages } from '../parts/Pages.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { Screen } from '../shell/Screen.tsx'
import { agoWords, momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { counted } from '../words/plural.ts'
import { FileDifference } from './FileDifference.tsx'
import { FileNumbers } from './FileNumbers.tsx'
import styles from './plain.module.css'
import asks from './StatFileAsk.module.css'
import { StatFileAsk } from './StatFileAsk.tsx'
import { Strangers } from './Strangers.tsx'
import { cameWords, outcomeWords } from './stat-file-words.ts'

/** Which files scoring programs sent, when, and what became of each. */
export function Component() {
  const [query, set] = useAddress()
  const typed = query.get('q') ?? ''
  const search = typed.trim()
  const list = useInfiniteQuery({
    queryKey: ['receivedFiles', { search }],
    queryFn: ({ pageParam }) =>
      call('receivedFiles', { limit: 50, after: pageParam, ...(search ? { search } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const files = list.data?.pages.flatMap((page) => page.files) ?? []
  return (
    <Screen title="Stat files">
      <search className={styles.bar}>
        <SearchField
          label="Search stat files"
          placeholder="A file, an opponent or a sport"
          value={typed}
          onSearch={(value) => set('q', value)}
        />
      </search>
      <Pages
        list={list}
        entries={files}
        nothing={
          search
            ? 'No file like that has come.'
            : 'No file has come yet. Keys let scoring programs send theirs.'
        }
      >
        {(shown) => (
          <ul className={styles.cards}>
            {shown.map((file) => (
              <File key={file.id} file={file} />
            ))}
          </ul>
        )}
      </Pages>
    </Screen>
  )
}

function File({ file }: { file: ReceivedFile }) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  const { game, season, receivedAt, warnings, strangers } = file
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        {game ? (
          <Link to={`/content/games/${game.id}`}>
            {game.sport} – {game.opponent}
          </Link>
        ) : (
          (season ?? file.name ?? 'A file without a name')
        )}
      </span>
      <span className={styles.facts}>{outcomeWords(file)}</span>
      <span className={styles.facts}>
        {cameWords(file)} ·{' '}
        <time dateTime={receivedAt} title={momentWords(receivedAt, timeZone)}>
          {agoWords(receivedAt, now, timeZone)}
        </time>
      </span>
      {warnings.length > 0 ? (
        <details className={asks.remarks}>
          <summary>{counted(warnings.length, 'remark', 'remarks')}</summary>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {strangers > 0 && file.isStanding ? <Strangers fileId={file.id} count={strangers} /> : null}
      <StatFileAsk file={file} />
      <Looked file={file} />
    </li>
  )
}

/** What can be done with a file of a game that was taken in. */
function Looked({ file }: { file: ReceivedFile }) {
  const { id, isTaken, isStanding, isComplete, game } = file
  if (!isTaken) return null
  return (
    <div className={asks.ask}>
      {game ? <FileDifference fileId={id} /> : null}
      {game && isStanding && isComplete ? <FileNumbers fileId={id} /> : null}
      <HandOn file={file} />
    </div>
  )
}

/** The very file, for the conference and the association: of the versions of a game, the one that its numbers are of. */
function HandOn({ file: { id, isStanding, game } }: { file: ReceivedFile }) {
  const mayHandOn = useKinds().find(({ kind }) => kind === 'games')?.mayPublish ?? false
  if (!mayHandOn || !(isStanding || game === null)) return null
  return (
    <OutLink icon="download" href={addressOf(table.keptFile.path, { fileId: id })}>
      Download the XML
    </OutLink>
  )
}
