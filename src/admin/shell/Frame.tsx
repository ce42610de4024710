import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useMe, useSchool } from '../api/queries.ts'
import { session } from '../api/session.ts'
import { useStore } from '../ground/store.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { BottomBar } from './BottomBar.tsx'
import styles from './Frame.module.css'
import { KeyboardHelp } from './KeyboardHelp.tsx'
import { useKeys } from './keys.ts'
import { Main } from './Main.tsx'
import { Navigation } from './Navigation.tsx'
import { Notices } from './Notices.tsx'
import { Palette } from './Palette.tsx'
import { Screen } from './Screen.tsx'
import { SignIn } from './SignIn.tsx'
import { TopBar } from './TopBar.tsx'
import { showBrand } from './theme.ts'

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
          {mustSetUp ? (
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
