import type { Play } from '#contract/shapes/stats-shapes.ts'
import type { XmlElement } from '../xml/element.ts'
import { clockIn } from '../xml/values.ts'
import { type GameFile, sideOf } from './game-file.ts'
import type { PlayText, SportFrame } from './sport-frame.ts'

/** Every play that says something, in the order of the file. */
export function readPlays(frame: SportFrame, file: GameFile): Play[] {
  if (frame.plays) return frame.plays(file)
  const plays: Play[] = []
  let score = { away: 0, home: 0 }
  const follow = frame.follow?.(file, frame.drives?.(file) ?? [])
  for (const [index, period] of file.root.within('plays', frame.playsIn).entries()) {
    const number = period.whole('number') || index + 1
    for (const child of period.children) {
      const last = plays.at(-1)
      const around = follow?.(child, number)
      if (child.name === 'currentscore' && last?.awayScore === null) settle(last, child, score)
      if (child.name === 'play') {
        const told = frame.play(child, file)
        if (told) plays.push({ ...playOf(child, told, number, file), ...around })
      }
      const { awayScore = null, homeScore = null } = plays.at(-1) ?? {}
      if (awayScore !== null && homeScore !== null) score = { away: awayScore, home: homeScore }
    }
  }
  return plays
}

function playOf(
  play: XmlElement,
  { text, clock, side, facts }: PlayText,
  period: number,
  file: GameFile,
): Play {
  const hasScore = play.text('vscore') !== null && play.text('hscore') !== null
  return {
    period,
    clock: clock === undefined ? clockIn(play.text('clock', 'time') ?? '') : clock,
    side: side === undefined ? sideOf(play, file, 'team') : side,
    text: file.names.inWords(text),
    awayScore: hasScore ? play.whole('vscore') : null,
    homeScore: hasScore ? play.whole('hscore') : null,
    ...facts,
  }
}

/** Some programs write the score behind the play that made it; at the end of a period they only repeat it. */
function settle(play: Play, said: XmlElement, before: { away: number; home: number }): void {
  const [away, home] = [said.whole('vscore'), said.whole('hscore')]
  if (away === before.away && home === before.home) return
  play.awayScore = away
  play.homeScore = home
  // Where a play does not say whose it is, the score does.
  play.side ??= away > before.away ? 'away' : 'home'
}

/** A play's own words, without the clock that some programs put before them. */
export function wordsOf(play: XmlElement): PlayText | null {
  const text = play.text('text')
  if (text === null) return null
  const found = /^[[(](\d{1,3}:\d\d)[\])] (.+)$/.exec(text)
  if (!found) return { text }
  return { text: found[2] ?? text, clock: clockIn(found[1] ?? '') }
}
