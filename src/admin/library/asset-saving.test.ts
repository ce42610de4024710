import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Unreachable } from '../api/call.ts'
import { shown, type Values } from '../form/autosave.ts'
import { AssetSaving, savingWords } from './asset-saving.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A saving whose server answers as it is told to. */
function opened() {
  const sent: Values[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const told: string[] = []
  const saving = new AssetSaving(
    { alt: null, focalX: 50 },
    (values) => {
      sent.push(values)
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    },
    (message) => told.push(message),
  )
  const words = () => savingWords(saving.state.get())
  return { saving, sent, answers, told, words }
}

test('eight presses of an arrow are one piece of work, and saved when the server says so', async () => {
  const { saving, sent, answers, words } = opened()
  for (let focalX = 51; focalX <= 58; focalX += 1) {
    saving.set({ focalX })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(words()).toBe('Saving…')
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toEqual([{ focalX: 58 }])
  expect(words()).toBe('Saving…')
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(words()).toBe('Everything is saved')
})

test('whoever leaves the field does not wait for the rest', async () => {
  const { saving, sent } = opened()
  saving.set({ focalX: 40 })
  await Promise.race([saving.flush(), vi.advanceTimersByTimeAsync(0)])
  expect(sent).toEqual([{ focalX: 40 }])
})

test('what nobody answered stays, says so, and is sent again with what came since', async () => {
  const { saving, sent, answers, words } = opened()
  saving.set({ alt: 'A runner' })
  await vi.advanceTimersByTimeAsync(700)
  answers[0]?.reject(new Unreachable())
  await vi.advanceTimersByTimeAsync(0)
  expect(words()).toMatch(/^Not saved yet/)
  saving.set({ focalX: 10 })
  expect(words()).toMatch(/^Not saved yet/)
  expect(shown(saving.state.get())).toEqual({ alt: 'A runner', focalX: 10 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.at(-1)).toEqual({ alt: 'A runner', focalX: 10 })
  answers[1]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(words()).toBe('Everything is saved')
})

test('what is refused stays too, is not sent again until it is changed, and is told to whoever went on', async () => {
  const { saving, sent, answers, told, words } = opened()
  saving.open()
  saving.set({ alt: 'A runner' })
  await vi.advanceTimersByTimeAsync(700)
  answers[0]?.reject(new Refused({ status: 422, detail: 'Too long.' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([words(), sent.length, told]).toEqual(['Not saved: Too long.', 1, []])
  await saving.close()
  saving.set({ alt: 'A runner there' })
  await vi.advanceTimersByTimeAsync(700)
  answers[1]?.reject(new Refused({ status: 422, detail: 'Too long.' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['Too long.'])
  expect(shown(saving.state.get()).alt).toBe('A runner there')
})

test('what others say of the file shows, and does not take away what is not saved', () => {
  const { saving, words } = opened()
  saving.heard({ alt: 'Theirs', focalX: 20 })
  expect([shown(saving.state.get()).alt, words()]).toEqual(['Theirs', 'Everything is saved'])
  saving.set({ focalX: 30 })
  saving.heard({ alt: 'Theirs again', focalX: 25 })
  expect(shown(saving.state.get())).toEqual({ alt: 'Theirs again', focalX: 30 })
})
