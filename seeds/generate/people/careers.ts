import type { Random } from '../../basics/random.ts'

const plain = (first: string) => [first, 'Sophomore', 'Junior', 'Senior']
const redshirted = (first: string) => [
  first,
  'Redshirt Freshman',
  'Redshirt Sophomore',
  'Redshirt Junior',
  'Redshirt Senior',
]

export interface Career {
  /** The academic year's label in each season on the roster. */
  years: string[]
  isTransfer: boolean
}

/** Seasons a recruit stays on average, from the shares below: it tells how many a year keep a roster at its size. */
export const meanCareer = (redshirts: number): number => 3.35 + 0.54 * redshirts

export function drawCareer(
  random: Random,
  firstYearWord: 'Freshman' | 'First-Year',
  redshirts: number,
): Career {
  const roll = random.next()
  if (roll < 0.03) return { years: ['Graduate Student'], isTransfer: true }
  if (roll < 0.1) return { years: ['Junior', 'Senior'], isTransfer: true }
  if (roll < 0.15) return { years: ['Sophomore', 'Junior', 'Senior'], isTransfer: true }
  const isRedshirt = random.chance(redshirts)
  const full = isRedshirt ? redshirted(firstYearWord) : plain(firstYearWord)
  const extra = random.next()
  if (isRedshirt && extra < 0.05) full.push('Sixth Year')
  if (!isRedshirt && extra < 0.12) full.push(extra < 0.07 ? 'Graduate Student' : 'Fifth Year')
  let seasons = 1
  while (seasons < full.length && random.chance(0.91)) seasons++
  return { years: full.slice(0, seasons), isTransfer: false }
}
