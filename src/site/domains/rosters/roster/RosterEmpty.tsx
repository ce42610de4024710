import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import type { RosterPage } from './load-roster.ts'
import styles from './RosterEmpty.module.css'
import { type RosterChoice, rosterQuery, withoutFilters, withQuery } from './roster-choice.ts'

/** A season whose players are still to be told. */
export function NobodyYet({ page: { sport, season, seasonLinks } }: { page: RosterPage }) {
  const other = seasonLinks.find((link) => link.season !== season)
  return (
    <div className={`u-grid u-gap-3 u-boxed u-text-center ${styles.empty}`}>
      <Heading level={2} size="regular">
        The {season} roster has not been announced yet
      </Heading>
      <p>The players are listed here as soon as the team has named them.</p>
      <div className="no-print u-wrap u-gap-3 u-centered u-above-2">
        {other ? (
          <Button href={other.href} iconAfter="arrow-right">
            {other.season} roster
          </Button>
        ) : null}
        <Button kind="alternate" href={`/sports/${sport.globalSportNameSlug}/schedule`}>
          Schedule
        </Button>
      </div>
    </div>
  )
}

interface NobodyFitsProps {
  page: RosterPage
  choice: RosterChoice
}

/** A filter that nobody passes. */
export function NobodyFits({ page: { address, options }, choice }: NobodyFitsProps) {
  return (
    <div className={`u-grid u-gap-3 u-boxed u-text-center ${styles.empty}`}>
      <Heading level={3} size="regular">
        Nobody on this roster fits
      </Heading>
      <p>
        {choice.text ? `No player is found by “${choice.text}”` : 'No player is found'}
        {choice.position || choice.academicYear ? ' with these filters' : ''}. Try a last name alone, a town
        or a number.
      </p>
      <div className="no-print u-wrap u-gap-3 u-centered u-above-2" data-keep-scroll="">
        <Button href={withQuery(address, rosterQuery(withoutFilters(choice), options))}>Clear filters</Button>
      </div>
    </div>
  )
}
