import type { BoxScore } from '#contract/stats.ts'

/** Categories of leaders that stand beside a line score. */
const mostCategories = 3

/** As much of a box score as a story shows: the line score and who led. The plays alone weigh more than the page. */
export function storyBox(box: BoxScore): BoxScore {
  const names = [...box.away.leaders, ...box.home.leaders].map(
    ({ group, statName }) => `${group}|${statName}`,
  )
  const kept = new Set([...new Set(names)].slice(0, mostCategories))
  const led = (team: BoxScore['away']) => ({
    ...team,
    leaders: team.leaders.filter(({ group, statName }) => kept.has(`${group}|${statName}`)),
  })
  return {
    ...box,
    away: led(box.away),
    home: led(box.home),
    teams: box.teams.map((team) => ({ ...team, players: [] })),
    scoring: [],
    drives: [],
    matches: [],
    plays: [],
    officials: [],
  }
}
