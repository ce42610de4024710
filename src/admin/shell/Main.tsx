import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { arrived, isReading } from '../api/reading.ts'
import { useStore } from '../ground/store.ts'
import styles from './Frame.module.css'
import { Waiting } from './Waiting.tsx'

/** Asked for, also where nobody answered and it is asked for again, and nothing of it is known yet. */
const firstOf = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }

/** Where a screen stands. As long as something of it is on its way it says so to screen readers. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isUnderWay = useNavigation().state !== 'idle'
  const isBusy = useStore(isReading) || isUnderWay
  // With the screen itself, so that it never passes for whole before it has asked for anything.
  useLayoutEffect(arrived, [pathname])
  const isEmpty = useIsFetching(firstOf) > 0 || isUnderWay
  return (
    <>
      <main id="screen" className={styles.main} tabIndex={-1} aria-busy={isBusy}>
        {children}
      </main>
      {isEmpty ? <Waiting key={pathname} /> : null}
    </>
  )
}
