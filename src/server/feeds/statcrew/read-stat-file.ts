import { readGame } from './read-game.ts'
import { readSeason } from './read-season.ts'
import type { Reading, StatFile } from './reading/reading.ts'
import { errorOf, Refusal } from './reading/refusal.ts'
import { frames } from './sports/frames.ts'
import { fieldHockey } from './sports/goal-sports.ts'
import { decodeFile } from './xml/decode.ts'
import type { XmlElement } from './xml/element.ts'
import { parseXml } from './xml/parse.ts'

/**
 * One stat file of any sport and any program. It never throws: what cannot be read is answered with a kind and a place.
 * `isKnownOver`: somebody has said that the game is over, which the file leaves open.
 */
export function readStatFile(bytes: Uint8Array | string, isKnownOver = false): Reading {
  try {
    return { ok: true, file: readRoot(parseXml(decodeFile(bytes)), isKnownOver) }
  } catch (thrown) {
    return { ok: false, error: errorOf(thrown) }
  }
}

function readRoot(root: XmlElement, isKnownOver: boolean): StatFile {
  const name = root.name.toLowerCase()
  const season = frames.find(({ seasonRoot }) => seasonRoot === name)
  if (season) return readSeason(season, root)
  const game = frames.find((frame) => frame.root === name)
  if (game) return readGame(isFieldHockey(root) ? fieldHockey : game, root, isKnownOver)
  if (/^\w{2,4}(?:game|seas)$/.test(name))
    throw new Refusal('unknown-sport', `<${root.name}>`, `Files of this kind (${root.name}) are not read.`)
  throw new Refusal('not-a-game', `<${root.name}>`, 'This XML file is not a game or a season of Stat Crew.')
}

/** Field hockey is kept with the soccer program, which marks it. */
const isFieldHockey = (root: XmlElement): boolean =>
  root.name.toLowerCase() === 'sogame' && root.child('venue')?.child('show')?.text('fhk') === '1'
