import { academicYear, heightInches, jerseyLabel, weightPounds } from './measures.ts'
import { splitName } from './person-name.ts'

const classes = new Set([
  'Freshman',
  'First-Year',
  'Sophomore',
  'Junior',
  'Senior',
  'Graduate Student',
  'Fifth Year',
  'Sixth Year',
])
const isClass = (cell: string): boolean =>
  classes.has(academicYear(cell)) || /^redshirt\b/i.test(academicYear(cell))
/** Behind the comma of a town. The other words with a comma are names, the last one first. */
const states = new Set(
  (
    'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc ' +
    'ala alaska ariz ark calif colo conn del fla ga hawaii idaho ill ind iowa kan kans ky maine md mass mich minn miss mont neb nebr nev nm ny nc nd ohio okla ore oreg pa penn ri sc sd tenn tex texas utah vt va wash wva wis wisc wyo ' +
    'alabama arizona arkansas california colorado connecticut delaware florida georgia illinois indiana kansas kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee vermont virginia washington westvirginia wisconsin wyoming ' +
    'canada mexico england scotland ireland france spain germany italy australia newzealand brazil nigeria sweden norway denmark netherlands japan kenya jamaica'
  ).split(' '),
)
const isKnownTown = (cell: string): boolean => {
  const [, state = ''] = /^[^,]+,\s*([\p{L}. ]+?)\s*(?:[/|(].*)?$/u.exec(cell) ?? []
  return states.has(state.replace(/[. ]/g, '').toLowerCase())
}
const isTown = (cell: string): boolean => /^[\p{L}.'’ -]+,\s*[\p{L}.'’ ]+(?:\s*[/|(].*)?$/u.test(cell)
const words = (cell: string): string[] => cell.split(/\s+/)
const isOfLetters = (cell: string): boolean => /^[\p{L}\p{M}.,'’"“”() -]+$/u.test(cell)

/** What a cell of a roster looks like where no head says what it is. */
export const looksLike = {
  academicYear: isClass,
  height: (cell: string) => /[-'’′"″]|ft|cm/i.test(cell) && heightInches(cell) !== null,
  jersey: (cell: string) => /^#?\d{1,2}$/.test(cell) && jerseyLabel(cell) !== null,
  weight: (cell: string) => /\d{3}|lb|kg/i.test(cell) && weightPounds(cell) !== null,
  knownTown: isKnownTown,
  town: isTown,
  position: (cell: string) =>
    /^[A-Z0-9]{1,4}(?:[/-][A-Z0-9]{1,4}){0,2}$/.test(cell) && /[A-Z]/.test(cell) && !isClass(cell),
  plainName: (cell: string) =>
    isOfLetters(cell) &&
    !cell.includes(',') &&
    words(cell).length <= 5 &&
    !/\b(?:high|hs|school|academy|prep|college|university)\b/i.test(cell) &&
    !isClass(cell) &&
    splitName(cell) !== null,
  name: (cell: string) =>
    isOfLetters(cell) && words(cell).length <= 6 && !isClass(cell) && splitName(cell) !== null,
  word: (cell: string) => isOfLetters(cell) && words(cell).length <= 2 && !isClass(cell),
  school: (cell: string) => /\p{L}{2}/u.test(cell) && !isClass(cell),
} satisfies Record<string, (cell: string) => boolean>
