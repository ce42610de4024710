import type { Down, Drive, Play } from '#contract/shapes/stats-shapes.ts'
import { type GameFile, letterOf, sideOf } from '../frame/game-file.ts'
import type { Follower, PlayFacts } from '../frame/sport-frame.ts'
import type { XmlElement } from '../xml/element.ts'
import { clockIn } from '../xml/values.ts'

/** A kickoff, a try and a remark are of no down. */
const withoutDown = new Set(['K', 'X', '#'])

/** 'V,1,10,V35': who has the ball, the down, the yards to the line, and the yard of a half of the field. */
export function downOf(play: XmlElement): Down | undefined {
  if (withoutDown.has(play.text('type')?.toUpperCase() ?? '')) return undefined
  const found = /^([VH]),([1-4]),(\d{1,2}),([VH])(\d{1,2})$/.exec(play.text('context') ?? '')
  const [, ball = '', down, toGo, half = '', yard] = found ?? []
  if (!found || Number(yard) > 50) return undefined
  return {
    ball: ball === 'V' ? 'away' : 'home',
    down: Number(down),
    toGo: Number(toGo),
    toGoal: half === ball ? 100 - Number(yard) : Number(yard),
  }
}

/** The way back; the middle of the field is the visitors'. */
export function contextOf({ down }: Pick<Play, 'down'>): string | null {
  if (!down) return null
  const own = letterOf(down.ball)
  const half = down.toGoal > 50 ? own : down.toGoal === 50 ? 'V' : own === 'V' ? 'H' : 'V'
  return `${own},${down.down},${down.toGo},${half}${down.toGoal > 50 ? 100 - down.toGoal : down.toGoal}`
}

/** To which possession of the file's own list a play belongs: said, or between where one begins and where it is summed up. */
export function followDrives(file: GameFile, drives: readonly Drive[]): Follower {
  let at = -1
  return (element, period): PlayFacts => {
    if (element.name === 'drivestart') {
      const [side, clock] = [sideOf(element, file), clockIn(element.raw('clock'))]
      at = drives.findIndex(
        (drive, index) =>
          index > at && drive.side === side && drive.period === period && drive.start === clock,
      )
    }
    if (element.name === 'drivesum') at = -1
    if (element.name !== 'play') return {}
    const said = element.whole('drive')
    const drive = said > 0 ? said - 1 : at
    return drive >= 0 ? { drive } : {}
  }
}
