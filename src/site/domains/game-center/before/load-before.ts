import type { Series } from '#contract/games.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { BoxScore, StatLeaders } from '#contract/stats.ts'
import { readGames } from '#site/domains/games/parts/read-games.ts'
import { leadersOf } from '#site/domains/stats/parts/leaders-of.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import type { LoadArgs } from '#site/page/page.ts'
import type { ToldGame } from '../told/told-game.ts'
import { type FormGame, formOf, otherSide } from './form.ts'
import { type Starter, startersOf } from './starters.ts'

export interface Preview {
  form: { school: FormGame[]; opponent: FormGame[] }
  leaders: StatLeaders['categories']
  /** The opponent's best when the two last met, and the day of it. */
  lastMeeting: {
    startDate: string
    leaders: BoxScore['home']['leaders']
    columns: BoxScore['columns']
  } | null
  starters: { school: Starter[]; opponent: Starter[] }
}

/** More begin on a field than a page before a game can name. */
const mostStarters = 11

/** What is known of both before they play. Nobody here keeps the opponent's books: theirs is what they did against us. */
export async function loadPreview(
  { api, school }: LoadArgs,
  { id, sport, game }: ToldGame,
  series: Series | null,
): Promise<Preview> {
  const meeting = series?.games.find((met) => met.result && met.id !== id)
  const [results, leaders, met] = await Promise.all([
    api.games.results({ sportId: sport.id, $pageSize: 6 }),
    game.type === 'S'
      ? null
      : orNothing('The leaders of a team', leadersOf(api, sport.globalSportNameSlug, 4)),
    meeting?.result?.boxscore
      ? orNothing('The box score of a meeting', api.stats.boxscore({ gameId: meeting.id }))
      : null,
  ])
  const played = readGames(results.items)
  const latest = played.find((own) => own.id !== id && own.result?.boxscore)
  const last = latest
    ? await orNothing('The last box score', api.stats.boxscore({ gameId: latest.id }))
    : null
  const own = last && startersOf(last, last.home.isSchool ? 'home' : 'away')
  const theirs = met && startersOf(met, met.home.isSchool ? 'away' : 'home')
  return {
    form: {
      school: formOf(played, id),
      opponent: otherSide(formOf(series?.games ?? [], id), shortSchoolName(school.name)),
    },
    leaders: leaders?.categories ?? [],
    lastMeeting:
      met && meeting
        ? {
            startDate: meeting.startDate,
            leaders: (met.home.isSchool ? met.away : met.home).leaders,
            columns: met.columns,
          }
        : null,
    starters: { school: few(own), opponent: few(theirs) },
  }
}

const few = (starters: Starter[] | null): Starter[] =>
  starters && starters.length <= mostStarters ? starters : []

/** Whether there is anything to preview with. */
export const hasPreview = ({ form, leaders }: Preview): boolean =>
  form.school.length > 0 || form.opponent.length > 0 || leaders.length > 0
