import type { Down } from '#contract/shapes/stats-shapes.ts'
import { clockText, reliance, weighted } from './chance.ts'
import { type DriveEnd, type PlannedDrive, type Snap, spotText } from './football-drive.ts'
import { footballLineUp, tackling } from './football-line-up.ts'
import { type Moment, ordinal, yardsText } from './football-words.ts'
import type { Match, MatchTeam } from './match.ts'
import type { Athlete } from './sheet.ts'

interface Possession {
  rival: FootballUnit
  plan: PlannedDrive
  end: DriveEnd
  points: number
  period: number
  /** Seconds left in the quarter when it starts, and how many it takes. */
  from: number
  took: number
}

/** A football team of the day: who carries, throws, catches, kicks and tackles. */
export class FootballUnit {
  readonly team: MatchTeam
  readonly #match: Match
  readonly #men: ReturnType<typeof footballLineUp>

  constructor(match: Match, team: MatchTeam) {
    this.team = team
    this.#match = match
    this.#men = footballLineUp(match, team)
    for (const athlete of this.#men.starters) team.sheet.enter(athlete, true)
  }

  #by(athletes: readonly Athlete[]): Athlete {
    const turn = (athlete: Athlete) => 1 + athletes.indexOf(athlete) * 0.25
    return weighted(this.#match.random, athletes, (athlete) => reliance(athlete) / turn(athlete))
  }

  #add(athlete: Athlete, group: string, counts: Record<string, number>): void {
    for (const [key, amount] of Object.entries(counts)) this.team.sheet.add(athlete, group, key, amount)
  }

  /** Kicks off to the receivers; gives where they start, in yards to the goal line. */
  kickOff(receivers: FootballUnit, period: number, clock: number): number {
    const { random, log } = this.#match
    const isTouchback = random.chance(0.55)
    const yards = isTouchback ? 65 : random.between(56, 64)
    this.#add(this.#men.kicker, 'kickoffs', { no: 1, yds: yards, tb: isTouchback ? 1 : 0 })
    if (isTouchback) {
      log.play(
        period,
        clockText(clock),
        this.team,
        () => `${this.#men.kicker.name} kickoff ${yards} yards, touchback`,
      )
      return 75
    }
    const back = random.between(12, 28)
    const { sheet } = receivers.team
    const returner = receivers.#men.returner
    receivers.#add(returner, 'kr', { no: 1, yds: back })
    sheet.longest(returner, 'kr', 'long', back)
    this.tackle()
    log.play(
      period,
      clockText(clock),
      this.team,
      () => `${this.#men.kicker.name} kickoff ${yards} yards, ${returner.name} return ${back} yards`,
    )
    return 100 - (65 - yards + back)
  }

  /** One solo tackle, or two who share it. Loss and sack are shared likewise. */
  tackle(loss = 0, isSack = false): Athlete {
    const { random } = this.#match
    const first = weighted(random, this.#men.defenders, tackling(isSack))
    const isShared = random.chance(0.3)
    const hands = isShared
      ? [
          first,
          weighted(
            random,
            this.#men.defenders.filter((athlete) => athlete !== first),
            tackling(isSack),
          ),
        ]
      : [first]
    for (const athlete of hands) {
      const part = 1 / hands.length
      this.#add(athlete, 'defense', isShared ? { tacka: 1 } : { tackua: 1 })
      if (loss > 0) this.#add(athlete, 'defense', { tfl: part })
      if (isSack) this.#add(athlete, 'defense', { sacks: part })
    }
    if (loss > 0) this.#add(first, 'defense', { tflyds: loss, ...(isSack ? { sackyds: loss } : {}) })
    return first
  }

  /** Plays a possession; gives where the rival starts, or null when there is a kickoff. */
  drive({ rival, plan, end, points, period, from, took }: Possession): number | null {
    const { random } = this.#match
    const snaps = plan.snaps
    const last = snaps.at(-1)
    for (const [index, snap] of snaps.entries()) {
      const moment = {
        period,
        clock: clockText(Math.max(0, Math.round(from - (took * (index + 1)) / (snaps.length + 1)))),
      }
      const isLast = snap === last
      if (snap.penalty) this.#penalty(rival, snap, moment)
      else if (isLast && end === 'Interception') this.#interception(rival, snap, moment)
      else
        this.#snap(rival, snap, {
          moment,
          isTouchdown: isLast && end === 'Touchdown',
          isLost: isLast && end === 'Fumble',
        })
    }
    const moment = { period, clock: clockText(from - took) }
    const isInside = plan.endSpot <= 20
    if (isInside) this.team.sheet.team('team', 'redZoneAtt', 1)
    if (isInside && points > 0) this.team.sheet.team('team', 'redZoneScores', 1)
    if (end === 'Touchdown') return this.#after(points, moment)
    if (end === 'Field Goal' || end === 'Missed FG')
      return this.#fieldGoal(plan.endSpot, end === 'Field Goal', moment)
    if (end === 'Punt') return this.#punt(rival, plan.endSpot, moment)
    return (
      100 - Math.max(1, Math.min(99, plan.endSpot + (end === 'Interception' ? -random.between(0, 3) : 0)))
    )
  }

  #down({ down, toGo, spot }: Snap): Down {
    return { ball: this.team.side, down, toGo, toGoal: spot }
  }

  #count(snap: Snap, kind: 'fdRush' | 'fdPass', yards: number): void {
    const { sheet } = this.team
    sheet.team('team', 'plays', 1)
    sheet.team('team', 'yards', yards)
    const late = snap.down === 3 ? 'third' : snap.down === 4 ? 'fourth' : null
    if (late) sheet.team('team', `${late}Att`, 1)
    if (late && snap.isFirstDown) sheet.team('team', `${late}Made`, 1)
    if (!snap.isFirstDown) return
    sheet.team('team', 'firstDowns', 1)
    sheet.team('team', kind, 1)
  }

  #penalty(rival: FootballUnit, snap: Snap, { period, clock }: Moment): void {
    const guilty = snap.penalty === 'offence' ? this.team : rival.team
    guilty.sheet.team('team', 'penalties', 1)
    guilty.sheet.team('team', 'penaltyYards', Math.abs(snap.gain))
    if (snap.isFirstDown) {
      this.team.sheet.team('team', 'firstDowns', 1)
      this.team.sheet.team('team', 'fdPenalty', 1)
    }
    this.#match.log.play(
      period,
      clock,
      guilty,
      () => `Penalty on ${guilty.name}, ${Math.abs(snap.gain)} yards`,
    )
  }

  #interception(rival: FootballUnit, snap: Snap, { period, clock }: Moment): void {
    const thief = rival.#by(rival.#men.defenders.slice(6))
    this.#add(this.#men.passer, 'passing', { att: 1, int: 1 })
    rival.#add(thief, 'defense', { int: 1 })
    this.#count(snap, 'fdPass', 0)
    this.#match.log.play(
      period,
      clock,
      this.team,
      () => `${this.#men.passer.name} pass intercepted by ${thief.name}`,
      { down: this.#down(snap) },
    )
  }

  #snap(
    rival: FootballUnit,
    snap: Snap,
    { moment, isTouchdown, isLost }: { moment: Moment; isTouchdown: boolean; isLost: boolean },
  ): void {
    const { random, log } = this.#match
    const { gain } = snap
    const say = (text: () => string) =>
      log.play(
        moment.period,
        moment.clock,
        this.team,
        () =>
          `${ordinal(snap.down)} and ${snap.toGo} at ${spotText(snap.spot, this.team, rival.team)}: ${text()}`,
        { down: this.#down(snap) },
      )
    const passes = gain >= 12 ? 0.82 : gain >= 6 ? 0.56 : gain > 0 ? 0.4 : 0
    if (gain === 0 && !isLost && random.chance(0.7)) {
      this.#add(this.#men.passer, 'passing', { att: 1 })
      const roll = random.next()
      if (roll < 0.25) rival.#add(rival.#by(rival.#men.defenders.slice(6)), 'defense', { brup: 1 })
      else if (roll < 0.45) rival.#add(rival.#by(rival.#men.defenders.slice(0, 8)), 'defense', { qbh: 1 })
      this.#count(snap, 'fdPass', 0)
      return say(() => `${this.#men.passer.name} pass incomplete`)
    }
    if (random.chance(passes)) return this.#completion(rival, snap, isTouchdown, isLost, moment, say)
    const isSack = gain < 0 && random.chance(0.45)
    const runner = isSack || random.chance(0.14) ? this.#men.passer : this.#by(this.#men.runners)
    this.#add(runner, 'rushing', { att: 1, yds: gain, gain: Math.max(0, gain), loss: Math.max(0, -gain) })
    this.team.sheet.longest(runner, 'rushing', 'long', Math.max(0, gain))
    if (isSack) this.#add(this.#men.passer, 'passing', { sacks: 1 })
    this.#count(snap, 'fdRush', gain)
    if (isTouchdown) return this.#touchdown(runner, `${gain} yd run`, moment, snap)
    const tackler = rival.tackle(Math.max(0, -gain), isSack)
    this.#fumble(rival, runner, tackler, isLost)
    say(
      () =>
        `${runner.name} ${isSack ? `sacked for a loss of ${-gain}` : `rush for ${yardsText(gain)}`} (${tackler.name})${isLost ? ', fumble lost' : ''}`,
    )
  }

  #completion(
    rival: FootballUnit,
    snap: Snap,
    isTouchdown: boolean,
    isLost: boolean,
    moment: Moment,
    say: (text: () => string) => void,
  ): void {
    const { gain } = snap
    const catcher = this.#match.random.chance(0.14)
      ? this.#by(this.#men.runners)
      : this.#by(this.#men.catchers)
    this.#add(this.#men.passer, 'passing', { att: 1, comp: 1, yds: gain, td: isTouchdown ? 1 : 0 })
    this.team.sheet.longest(this.#men.passer, 'passing', 'long', gain)
    this.#add(catcher, 'receiving', { no: 1, yds: gain })
    this.team.sheet.longest(catcher, 'receiving', 'long', gain)
    this.#count(snap, 'fdPass', gain)
    if (isTouchdown)
      return this.#touchdown(
        catcher,
        `${gain} yd pass from ${this.#men.passer.name}`,
        moment,
        snap,
        'receiving',
      )
    const tackler = rival.tackle()
    this.#fumble(rival, catcher, tackler, isLost)
    say(
      () =>
        `${this.#men.passer.name} pass complete to ${catcher.name} for ${yardsText(gain)} (${tackler.name})${isLost ? ', fumble lost' : ''}`,
    )
  }

  #fumble(rival: FootballUnit, carrier: Athlete, tackler: Athlete, isLost: boolean): void {
    const { random } = this.#match
    if (!isLost && !random.chance(0.008)) return
    this.#add(carrier, 'fumbles', { no: 1, lost: isLost ? 1 : 0 })
    rival.#add(tackler, 'defense', { ff: 1 })
    if (isLost) rival.#add(rival.#by(rival.#men.defenders), 'defense', { fr: 1 })
  }

  #touchdown(scorer: Athlete, how: string, { period, clock }: Moment, snap: Snap, group = 'rushing'): void {
    this.#add(scorer, group, { td: 1 })
    this.#add(scorer, 'scoring', { td: 1 })
    const assists = group === 'receiving' ? [this.#men.passer] : []
    this.#match.log.points(
      period,
      clock,
      this.team,
      6,
      () => `${scorer.name} ${how}`,
      {
        type: 'TD',
        player: scorer,
        assists,
      },
      { down: this.#down(snap) },
    )
  }

  /** The try after a touchdown. The scoring summary tells it with the touchdown. */
  #after(points: number, { period, clock }: Moment): null {
    const { log } = this.#match
    const tell = (text: string, worth: number) => {
      if (worth > 0) log.points(period, clock, this.team, worth, () => text)
      else log.play(period, clock, this.team, () => text)
      log.amend(this.team.side, worth, text)
    }
    if (points === 8) {
      const catcher = this.#by(this.#men.catchers)
      this.#add(catcher, 'scoring', { two: 1 })
      tell(`${catcher.name} pass from ${this.#men.passer.name}`, 2)
    } else {
      const isGood = points === 7
      this.#add(this.#men.kicker, 'kicking', { patatt: 1, patmade: isGood ? 1 : 0 })
      if (isGood) this.#add(this.#men.kicker, 'scoring', { pat: 1 })
      tell(`${this.#men.kicker.name} kick${isGood ? '' : ' failed'}`, isGood ? 1 : 0)
    }
    return null
  }

  #fieldGoal(spot: number, isGood: boolean, { period, clock }: Moment): number | null {
    const length = spot + 17
    this.#add(this.#men.kicker, 'kicking', { att: 1, made: isGood ? 1 : 0 })
    if (!isGood) {
      this.#match.log.play(
        period,
        clock,
        this.team,
        () => `${this.#men.kicker.name} field goal attempt from ${length} missed`,
      )
      return Math.min(80, 100 - spot - 7)
    }
    this.team.sheet.longest(this.#men.kicker, 'kicking', 'long', length)
    this.#add(this.#men.kicker, 'scoring', { fg: 1 })
    this.#match.log.points(
      period,
      clock,
      this.team,
      3,
      () => `${this.#men.kicker.name} ${length} yd field goal`,
      { type: 'FG', player: this.#men.kicker },
    )
    return null
  }

  #punt(rival: FootballUnit, spot: number, { period, clock }: Moment): number {
    const { random, log } = this.#match
    const yards = Math.min(spot - 1, random.between(33, 52))
    const landed = spot - yards
    const isTouchback = landed <= 4 && random.chance(0.5)
    const back = !isTouchback && landed > 12 && random.chance(0.35) ? random.between(1, 14) : 0
    this.#add(this.#men.punter, 'punting', {
      no: 1,
      yds: isTouchback ? spot : yards,
      tb: isTouchback ? 1 : 0,
      inside20: !isTouchback && landed + back < 20 ? 1 : 0,
    })
    this.team.sheet.longest(this.#men.punter, 'punting', 'long', isTouchback ? spot : yards)
    if (back > 0) {
      rival.#add(rival.#men.returner, 'pr', { no: 1, yds: back })
      rival.team.sheet.longest(rival.#men.returner, 'pr', 'long', back)
    }
    log.play(
      period,
      clock,
      this.team,
      () =>
        `${this.#men.punter.name} punt ${yards} yards${isTouchback ? ', touchback' : back > 0 ? `, ${rival.#men.returner.name} return ${yardsText(back)}` : ''}`,
    )
    return isTouchback ? 80 : 100 - landed - back
  }
}
