import { useMemo, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { useKind, useKindRefusal, useSchool } from '../api/queries.ts'
import { askedColumns } from '../kinds/columns.ts'
import { newAddress } from '../navigation/addresses.ts'
import { Button } from '../parts/Button.tsx'
import { useKeys } from '../shell/keys.ts'
import { Lost } from '../shell/Lost.tsx'
import { NotForRole } from '../shell/NotForRole.tsx'
import { useArrival, useScreenTitle } from '../shell/Screen.tsx'
import { useNow } from '../words/now.ts'
import { counted } from '../words/plural.ts'
import { Filters } from './Filters.tsx'
import { ListMenu } from './ListMenu.tsx'
import styles from './ListScreen.module.css'
import { dayAt, daysAsked } from './list-days.ts'
import { type ListState, readState, writeState } from './list-state.ts'
import { Rows } from './Rows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useList } from './use-list.ts'
import { useOrder } from './use-order.ts'

/** The contents of a kind. What it shows stands in its address. */
export function Component() {
  const { kind = '' } = useParams()
  return <ListScreen key={kind} kind={kind} />
}

function ListScreen({ kind: name }: { kind: string }) {
  const kind = useKind(name)
  const refusal = useKindRefusal(name)
  const school = useSchool()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readState(query), [query])
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const now = useNow()
  const today = dayAt(now, school?.timeZone ?? 'UTC')
  const days = kind?.days ? daysAsked(state, kind.days.from, today) : {}
  const columns = kind ? askedColumns(kind, state.columns) : []
  const list = useList(name, state, kind && !kind.isSingle ? { ...days, columns } : null)
  const order = useOrder(kind, state)
  const heading = useArrival()
  useScreenTitle(kind?.many ?? 'List')
  const show = (next: ListState) => setQuery(writeState(next), { replace: true })
  const begin = () => void navigate(newAddress(name))
  useKeys({
    ...(kind?.mayWrite ? { n: begin } : {}),
    '/': () => document.getElementById('list-search')?.focus(),
  })
  if (refusal) return refusal.status === 403 ? <NotForRole>{refusal.message}</NotForRole> : <Lost />
  if (kind?.isSingle) return <Navigate to={`/content/${name}/1`} replace />
  const chosen = list.items.filter(({ id }) => selected.has(id))
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {kind?.many ?? ' '}
        </h1>
        <p className={styles.count} aria-live="polite">
          {kind && !list.isPending ? counted(list.total, kind.one, kind.several) : ''}
        </p>
        <div className={styles.actions}>
          {kind ? <ListMenu kind={kind} state={state} onShow={show} /> : null}
          {kind?.mayWrite ? (
            <Button look="main" icon="add" onPress={begin}>
              New
            </Button>
          ) : null}
        </div>
      </header>
      {kind ? (
        <>
          <Filters kind={kind} state={state} titles={list.titles} onShow={show} />
          <Rows
            kind={kind}
            state={state}
            list={list}
            timeZone={school?.timeZone ?? 'UTC'}
            order={order}
            selected={selected}
            onSelect={setSelected}
            onShow={show}
          />
          <SelectionBar kind={kind} chosen={chosen} order={order} onClear={() => setSelected(new Set())} />
        </>
      ) : null}
    </div>
  )
}
