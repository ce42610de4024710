import { type ReactNode, useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { arrived, isReading } from '../api/reading.ts'
import { useStore } from '../ground/store.ts'
import styles from './Frame.module.css'

/** Where a screen stands. As long as something of it is on its way it says so to screen readers. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isUnderWay = useNavigation().state !== 'idle'
  const isBusy = useStore(isReading) || isUnderWay
  // With the screen itself, so that it never passes for whole before it has asked for anything.
  useLayoutEffect(arrived, [pathname])
  return (
    <main id="screen" className={styles.main} tabIndex={-1} aria-busy={isBusy}>
      {children}
    </main>
  )
}
