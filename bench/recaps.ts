/**
 * Recaps of ten thousand games of the demo, over all groups of sports: each is held against its box score twice, by the
 * sources that its sentences name and by reading its text alone. `node scripts/run.mjs bench/recaps.ts [count]`
 */
import { performance } from 'node:perf_hooks'
import type { RecapInput } from '#server/domains/recaps/input/recap-input.ts'
import { type Recap, writeRecap } from '#server/domains/recaps/recap.ts'
import { faults } from '#server/domains/recaps/testing/held.ts'
import type { Sentence } from '#server/domains/recaps/words/phrase.ts'
import { demoGames } from './recaps/demo-games.ts'
import { readingOf } from './recaps/independent-reading.ts'
import { realGames } from './recaps/real-games.ts'

const wanted = Number(process.argv[2] ?? 10_000)

interface Tally {
  recaps: number
  falseNumbers: number
  falseNames: number
  faults: number
  shapes: Map<string, number>
  words: number[]
  milliseconds: number
}
const tallies = new Map<string, Tally>()
const complaints: string[] = []
const samples = new Map<string, { input: RecapInput; recap: Recap }>()
const wholes = new Map<string, number>()

/** A sentence without its numbers and names; that a list has three names and not two makes no other shape. */
const shapeOf = ({ shape }: Sentence): string =>
  shape
    .replace(/@ \(#\)/g, '@')
    .replace(/[#@](?:(?:, | and |-)[#@])+/g, (list) => list.charAt(0))
    .replace(/’s?(?= )/g, '’s')

function take(group: string, input: RecapInput): void {
  const tally = tallies.getOrInsertComputed(group, () => ({
    recaps: 0,
    falseNumbers: 0,
    falseNames: 0,
    faults: 0,
    shapes: new Map(),
    words: [],
    milliseconds: 0,
  }))
  const begun = performance.now()
  const recap = writeRecap(input)
  tally.milliseconds += performance.now() - begun
  tally.recaps++
  const sentences = recap.paragraphs.flat()
  const reading = readingOf(input)
  // Every word of a headline has a capital letter: its names are checked by their sources.
  for (const heading of [...recap.headlines, ...recap.subHeadlines])
    complaints.push(...faults(input, heading, true).map((fault) => `${group} ${input.game.id}: ${fault}`))
  for (const sentence of sentences) {
    const { numbers, names } = reading.strange(sentence.text)
    tally.falseNumbers += numbers.length
    tally.falseNames += names.length
    if (numbers.length + names.length > 0)
      complaints.push(`${group} ${input.game.id}: ${[...numbers, ...names].join(', ')} in: ${sentence.text}`)
  }
  for (const sentence of sentences) {
    const found = faults(input, sentence)
    tally.faults += found.length
    complaints.push(...found.map((fault) => `${group} ${input.game.id}: ${fault}`))
    const shape = shapeOf(sentence)
    tally.shapes.set(shape, (tally.shapes.get(shape) ?? 0) + 1)
  }
  const text = sentences.map((sentence) => sentence.text)
  if (new Set(text).size < text.length) complaints.push(`${group} ${input.game.id}: a sentence twice`)
  const whole = text.join(' ')
  wholes.set(whole, (wholes.get(whole) ?? 0) + 1)
  tally.words.push(whole.split(/\s+/).length)
  if (!samples.has(group)) samples.set(group, { input, recap })
}

let count = 0
for (const { group, input } of demoGames(wanted)) {
  take(group, input)
  count++
}
const real = realGames()
if (real.length === 0) console.warn('!!! NOT TESTED with real files: there are none beside this repository.')
for (const { group, input } of real) take(`real ${group}`, input)

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
console.log(
  `${count} recaps of the demo and ${real.length} of real files; ${[...wholes.values()].filter((times) => times > 1).length} texts alike\n`,
)
console.table(
  Object.fromEntries(
    [...tallies].map(
      ([group, { recaps, falseNumbers, falseNames, faults: wrong, shapes, words, milliseconds }]) => [
        group,
        {
          recaps,
          'false numbers': falseNumbers,
          'false names': falseNames,
          'other faults': wrong,
          shapes: shapes.size,
          'used twice or more': [...shapes.values()].filter((times) => times > 1).length,
          'fewest words': Math.min(...words),
          median: median(words),
          'most words': Math.max(...words),
          'outside 400-700': words.filter((each) => each < 400 || each > 700).length,
          'ms each': Number((milliseconds / recaps).toFixed(2)),
        },
      ],
    ),
  ),
)
for (const complaint of complaints.slice(0, 40)) console.log(complaint)
for (const [group, { recap }] of [...samples].filter(([name]) => !name.startsWith('real')).slice(0, 10)) {
  console.log(
    `\n===== ${group}\n${recap.headlines.map(({ text }) => text).join(' | ')}\n${recap.subHeadlines.map(({ text }) => text).join(' | ')}\n`,
  )
  console.log(recap.html.replaceAll('<p>', '').replaceAll('</p>', '\n'))
}
process.exitCode = complaints.length > 0 ? 1 : 0
