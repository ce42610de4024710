import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { useRootData } from '#site/page/school/root-data.ts'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Heading } from '#ui/Heading.tsx'
import type { RosterPage } from './load-roster.ts'
import { RosterBar } from './RosterBar.tsx'
import { NobodyFits, NobodyYet } from './RosterEmpty.tsx'
import { RosterTools } from './RosterTools.tsx'
import styles from './RosterView.module.css'
import { choosePlayers, readRosterChoice } from './roster-choice.ts'
import { rosterLists } from './roster-loads.ts'
import { useShownRoster } from './shown-roster.ts'

/** A team's roster. Its choice is read from the address, and answered here once the browser has the players. */
export function RosterView({ page }: { page: RosterPage }) {
  const { sport, season, seasonLinks, facts, address, options } = page
  const [query] = useSearchParams()
  const portraits = useRootData()?.tenant.configuration.rosterPortraitMode === true
  const players = useRef<HTMLElement>(null)
  useShownRoster(page)
  useKeptFocus(players)
  const choice = readRosterChoice(query, options)
  const shown = page.players && choosePlayers(page.players, choice)
  const found = shown?.length ?? page.found
  return (
    <>
      <TeamPageHead sport={sport} page="Roster" season={season} seasonLinks={seasonLinks}>
        {facts.length > 0 ? (
          <div className={styles.facts}>
            <FactStrip facts={facts} />
          </div>
        ) : null}
      </TeamPageHead>
      <div className={`u-frame ${styles.page}`}>
        {page.total === 0 ? (
          <NobodyYet page={page} />
        ) : (
          <>
            <RosterTools address={address} choice={choice} options={options} />
            <section ref={players} tabIndex={-1} className={styles.players}>
              <Heading level={2} className="visually-hidden">
                Players
              </Heading>
              <RosterBar page={page} choice={choice} found={found} />
              {found === 0 ? <NobodyFits page={page} choice={choice} /> : null}
              <ServerHtml id="roster-players" value={shown}>
                {(list) => {
                  const { RosterPlayers } = rosterLists.get()
                  return <RosterPlayers page={page} choice={choice} players={list} portraits={portraits} />
                }}
              </ServerHtml>
            </section>
          </>
        )}
        <ServerHtml id="roster-staff" value={page.staff}>
          {(staff) => {
            const { RosterStaff } = rosterLists.get()
            return <RosterStaff {...staff} />
          }}
        </ServerHtml>
      </div>
    </>
  )
}

/**
 * Who follows a link among the players, such as the head of a column or the way back to everybody, keeps the place:
 * the answer may come without the very element that was followed.
 */
function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const { search } = useLocation()
  const left = useRef<HTMLElement>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (left.current && document.activeElement === document.body) {
      const { sort } = left.current.dataset
      const again = sort ? element.querySelector<HTMLElement>(`[data-sort="${sort}"]`) : null
      ;(again ?? element).focus({ preventScroll: true })
    }
    const stop = new AbortController()
    const { signal } = stop
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement) left.current = target
    }
    element.addEventListener('focusin', remember, { signal })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Node && !element.contains(target)) left.current = undefined
      },
      { signal },
    )
    return () => stop.abort()
  }, [region, search])
}
