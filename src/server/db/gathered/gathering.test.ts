import { expect, test, vi } from 'vitest'
import type { Answered, Asked, Send } from './asked.ts'
import { Combinations } from './combinations.ts'
import { Gathering } from './gathering.ts'

const isAway = (error: unknown) => (error as Error).message === 'gone'
const judge = { isAway, toAnswered: (error: unknown) => new Error(`answered ${(error as Error).message}`) }
const fields = [{ name: 'id', dataTypeID: 23 }]
const asked = (text: string): Asked => ({
  text,
  params: [],
  rowMode: 'array',
  parserOf: () => (value) => value,
})

/** A database that answers every query with its text, and joined ones in order. */
function stage(fails: (text: string) => Error | undefined = () => undefined) {
  const sent: string[] = []
  const ends: string[] = []
  const combinations = new Combinations()
  const send: Send = async ({ text }) => {
    sent.push(text)
    const error = fails(text)
    if (error) throw error
    const joined = Array.from(text.matchAll(/from \((select \w+)\)/g), ([, one]) => JSON.stringify([[one]]))
    return joined.length > 0 ? { rows: [joined], fields } : { rows: [[text]], fields }
  }
  const begin = vi.fn(async (work: (send: Send) => Promise<void>) => {
    try {
      await work(send)
      ends.push('commit')
    } catch (error) {
      ends.push('rollback')
      throw error
    }
  })
  const open = () => new Gathering(begin, combinations, judge)
  const rows = async (answered: Promise<Answered>) => (await answered).rows
  /** All of them at once, as parts of one unit of work. */
  async function readAll(...texts: string[]) {
    const gathering = open()
    return gathering.read(() =>
      Promise.allSettled(texts.map((text) => rows(gathering.ask(asked(text))))).then((all) =>
        all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
      ),
    )
  }
  return { sent, ends, begin, open, rows, readAll }
}

test('what is asked at the same time goes as one statement once it is known', async () => {
  const { sent, readAll, ends } = stage()
  for (let time = 0; time < 3; time++)
    expect(await readAll('select a', 'select b')).toEqual([[['select a']], [['select b']]])
  expect(sent.slice(0, 4)).toEqual(['select a', 'select b', 'select a', 'select b'])
  expect(sent).toHaveLength(5)
  expect(sent[4]).toContain('json_agg')
  await vi.waitFor(() => expect(ends).toEqual(['commit', 'commit', 'commit']))
})

test('units of work that overlap share a transaction, and it ends with the last of them', async () => {
  const { begin, open, rows, ends } = stage()
  const gathering = open()
  const unit = (...texts: string[]) =>
    gathering.read(async () => {
      for (const text of texts) await rows(gathering.ask(asked(text)))
    })
  await Promise.all([unit('select a', 'select b', 'select c'), unit('select d')])
  await vi.waitFor(() => expect(ends).toEqual(['commit']))
  await unit('select e')
  expect(begin).toHaveBeenCalledTimes(2)
})

test('where a joined statement fails each is asked alone, and whose query it was hears of it', async () => {
  let isBroken = false
  const { readAll, sent, ends } = stage((text) =>
    isBroken && text.includes('select b') ? new Error('b is broken') : undefined,
  )
  for (let time = 0; time < 3; time++) await readAll('select a', 'select b', 'select c')
  isBroken = true
  expect(await readAll('select a', 'select b', 'select c')).toEqual([
    [['select a']],
    'b is broken',
    [['select c']],
  ])
  // They are not tried together again.
  await readAll('select a', 'select b', 'select c')
  expect(sent.filter((text) => text.includes('json_agg'))).toHaveLength(2)
  await vi.waitFor(() => expect(ends.slice(3, 6)).toEqual(['rollback', 'rollback', 'commit']))
})

test('without a database everybody is refused at once', async () => {
  const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const gathering = new Gathering(() => Promise.reject(lost), new Combinations(), judge)
  const read = (text: string) => gathering.read(() => gathering.ask(asked(text)))
  const all = await Promise.allSettled([read('select a'), read('select b')])
  for (const one of all)
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'answered gone' } })
})

test('a connection that is lost is not asked again for each', async () => {
  let isLost = false
  const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  const { readAll, sent } = stage(() => (isLost ? lost : undefined))
  for (let time = 0; time < 3; time++) await readAll('select a', 'select b')
  const before = sent.length
  isLost = true
  expect(await readAll('select a', 'select b')).toEqual(['gone', 'gone'])
  expect(sent.length - before).toBe(1)
})

test('what would hold for all who share the transaction is refused', async () => {
  const { readAll, sent } = stage()
  expect(await readAll("select set_config('x', 'y', true)")).toEqual([
    expect.stringContaining('Others share this transaction'),
  ])
  expect(sent).toEqual([])
})
