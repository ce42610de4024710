import type { Drive, Play, Side, SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { Names } from './play-words.ts'

/** Plays that belong together: a possession, a half inning; all of a period where neither is told. */
export interface PlayGroup<P extends Play = Play> {
  side: Side | null
  title: string | null
  /** '8 plays, 75 yards, 3:41' */
  facts: string | null
  plays: P[]
}

interface Told<P extends Play> extends Names {
  plays: readonly P[]
  drives?: readonly Drive[]
  sportGroup: SportGroup | null
}

/** The plays of one period in their groups. */
export function playGroups<P extends Play>(box: Told<P>, period: number): PlayGroup<P>[] {
  const own = box.plays.filter((play) => play.period === period)
  if (own.some(({ drive }) => drive !== undefined)) return byDrive(own, box)
  if (own.some(({ outs }) => outs !== undefined)) return byHalf(own, box)
  return own.length > 0 ? [{ side: null, title: null, facts: null, plays: own }] : []
}

/** Neighbours that have something in common, in their order. */
function runs<Item>(items: readonly Item[], keyOf: (item: Item, index: number) => unknown): Item[][] {
  const groups: { key: unknown; items: Item[] }[] = []
  for (const [index, item] of items.entries()) {
    const key = keyOf(item, index)
    const last = groups.at(-1)
    if (last && last.key === key) last.items.push(item)
    else groups.push({ key, items: [item] })
  }
  return groups.map((group) => group.items)
}

export const driveFacts = ({ plays, yards, time }: Pick<Drive, 'plays' | 'yards' | 'time'>): string =>
  [
    `${plays} ${plays === 1 ? 'play' : 'plays'}`,
    `${yards} ${yards === 1 ? 'yard' : 'yards'}`,
    ...(time === '' ? [] : [time]),
  ].join(', ')

function byDrive<P extends Play>(plays: P[], { drives = [], ...names }: Told<P>): PlayGroup<P>[] {
  return runs(plays, ({ drive }) => drive).map((own): PlayGroup<P> => {
    const index = own[0]?.drive
    if (index === undefined) return { side: null, title: null, facts: null, plays: own }
    const drive = drives[index]
    const side = drive?.side ?? own.find(({ down }) => down)?.down?.ball ?? null
    const name = side ? names[side].name : 'Drive'
    return {
      side,
      // A possession that goes on is in no list yet.
      title: drive ? `${name}: ${drive.result}` : `${name}: has the ball`,
      facts: drive
        ? [driveFacts(drive), ...(drive.startSpot ? [`from ${drive.startSpot}`] : [])].join(' ')
        : null,
      plays: own,
    }
  })
}

/** A new pitcher is announced for the side in the field, before the half in which the others bat. */
function battingOf(plays: readonly Play[], index: number): Side | null {
  const at = plays.slice(index).find(({ outs }) => outs !== undefined)
  return (at ?? plays.slice(0, index).findLast(({ outs }) => outs !== undefined))?.side ?? null
}

function byHalf<P extends Play>(plays: P[], names: Names): PlayGroup<P>[] {
  return runs(plays, (_, index) => battingOf(plays, index)).map((own): PlayGroup<P> => {
    const side = own.find(({ outs }) => outs !== undefined)?.side ?? null
    if (side === null) return { side, title: null, facts: null, plays: own }
    const scores = own.filter(({ homeScore }) => homeScore !== null).at(-1)
    return {
      side,
      title: `${side === 'away' ? 'Top' : 'Bottom'}: ${names[side].name}`,
      facts: scores
        ? `${names.away.abbreviation} ${scores.awayScore}, ${names.home.abbreviation} ${scores.homeScore}`
        : 'no runs',
      plays: own,
    }
  })
}
