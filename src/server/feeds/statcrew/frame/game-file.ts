import type { Side } from '#contract/shapes/stats-shapes.ts'
import { Refusal } from '../reading/refusal.ts'
import { XmlElement } from '../xml/element.ts'
import { NameBook } from './names.ts'

/** A football squad and its walk-ons are some hundred and thirty. */
const mostPlayers = 400

const nothing = new XmlElement('none', new Map(), [])

/** A game's file taken apart: the visitors first. */
export interface GameFile {
  root: XmlElement
  venue: XmlElement
  rules: XmlElement
  show: XmlElement
  status: XmlElement
  teams: [XmlElement, XmlElement]
  ids: [string, string]
  names: NameBook
}

export function openGame(root: XmlElement): GameFile {
  const venue = root.child('venue') ?? nothing
  const teams = teamsOf(root, venue)
  if (teams.some((team) => team.all('player').length > mostPlayers))
    throw new Refusal('too-large', 'team', `A team has more than ${mostPlayers} players.`)
  const names = new NameBook()
  for (const team of teams)
    for (const player of team.all('player')) names.add(player.raw('name'), player.raw('checkname'))
  return {
    root,
    venue,
    rules: venue.child('rules') ?? nothing,
    show: venue.child('show') ?? nothing,
    status: root.child('status') ?? nothing,
    teams,
    ids: [
      teams[0].text('id') ?? venue.text('visid') ?? 'V',
      teams[1].text('id') ?? venue.text('homeid') ?? 'H',
    ],
    names,
  }
}

function teamsOf(root: XmlElement, venue: XmlElement): [XmlElement, XmlElement] {
  const teams = root.all('team')
  const find = (vh: string, id: string | null) =>
    teams.find((team) => team.text('vh')?.toUpperCase() === vh) ??
    teams.find((team) => !team.has('vh') && id !== null && team.text('id') === id)
  const away = find('V', venue.text('visid'))
  const home = find('H', venue.text('homeid'))
  if (!away || !home || away === home)
    throw new Refusal('not-a-game', 'team', 'The file does not have a visiting and a home team.')
  return [away, home]
}

/** Whose an element is: by V and H, or by the team's short id. */
export function sideOf(
  element: XmlElement,
  { ids }: Pick<GameFile, 'ids'>,
  ...attributes: string[]
): Side | null {
  for (const attribute of ['vh', ...attributes]) {
    const said = element.text(attribute)
    if (said === null) continue
    if (said === 'V' || said === ids[0]) return 'away'
    if (said === 'H' || said === ids[1]) return 'home'
  }
  return null
}

export const letterOf = (side: Side): 'V' | 'H' => (side === 'away' ? 'V' : 'H')
