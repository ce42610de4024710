import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { whoMay } from '#contract/shapes/visitor.ts'
import { connection } from '../api/connection.ts'
import { useMe, useSchool } from '../api/queries.ts'
import { session } from '../api/session.ts'
import { useStore } from '../ground/store.ts'
import { refusalAt } from '../navigation/screens.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { BottomBar } from './BottomBar.tsx'
import styles from './Frame.module.css'
import { KeyboardHelp } from './KeyboardHelp.tsx'
import { useKeys } from './keys.ts'
import { Main } from './Main.tsx'
import { Navigation } from './Navigation.tsx'
import { NotForRole } from './NotForRole.tsx'
import { Notices } from './Notices.tsx'
import { Palette } from './Palette.tsx'
import { Screen } from './Screen.tsx'
import { SignIn } from './SignIn.tsx'
import { TopBar } from './TopBar.tsx'
import { showBrand } from './theme.ts'
import { Unanswered } from './Unanswered.tsx'

/** What stands around every screen. */
export function Frame() {
  const school = useSchool()
  const [isPaletteOpen, openPalette] = useState(false)
  const [isHelpOpen, openHelp] = useState(false)
  const isOut = useStore(session) !== 'in'
  const { pathname } = useLocation()
  // Where the school asks for a second step, nothing else is answered until there is one.
  const me = useMe()
  const mustSetUp = (me?.mustSetUpTwoStep ?? false) && pathname !== '/account'
  const isReader = me?.role === 'visitor' && !me.isOperator
  const refusal = refusalAt(pathname, me)
  const isUnanswered = !useStore(connection) && me === undefined
  useEffect(() => {
    if (school) showBrand(school)
  }, [school])
  useKeys({ 'mod+k': () => openPalette((isOpen) => !isOpen), '?': () => openHelp(true) })
  return (
    <>
      <div className={styles.frame} inert={isOut}>
        <a className={styles.skip} href="#screen">
          Skip to the screen
        </a>
        <TopBar onSearch={() => openPalette(true)} onHelp={() => openHelp(true)} />
        <aside className={styles.side}>{isReader ? null : <Navigation />}</aside>
        <Main>
          {isUnanswered ? (
            <Unanswered />
          ) : mustSetUp ? (
            <Navigate to="/account" replace />
          ) : isReader && pathname !== '/account' ? (
            <Screen title="Nothing to write here">
              <p>
                You are a visitor of this site: you see its hidden pages, and write nothing. An administrator
                of {school?.name ?? 'the school'} can give you another role.
              </p>
              <p>
                <ButtonLink to="/account" icon="shield">
                  Your account
                </ButtonLink>
              </p>
            </Screen>
          ) : refusal ? (
            // Until it is known who asks, nothing is shown that may not be theirs.
            me && (
              <NotForRole>
                {refusal.label} can only be opened by {whoMay(refusal.needs, school?.name)}.
              </NotForRole>
            )
          ) : (
            <Outlet />
          )}
        </Main>
        {isReader ? null : <BottomBar onSearch={() => openPalette(true)} />}
      </div>
      <Notices />
      <Palette isOpen={isPaletteOpen && !isReader} onClose={() => openPalette(false)} />
      <KeyboardHelp isOpen={isHelpOpen} onClose={() => openHelp(false)} />
      <SignIn />
    </>
  )
}
