import { afterEach, expect, test, vi } from 'vitest'
import { loadScript } from './load-script.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the script of a partner is loaded once for a document, and its failure logged', () => {
  const append = vi.fn<(script: EventTarget & { src: string }) => void>()
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    head: { append },
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const src = 'https://partner.example/tag.js'
  loadScript(src)
  loadScript(src)
  expect(append).toHaveBeenCalledOnce()
  const [script] = append.mock.calls[0] ?? []
  expect(script?.src).toBe(src)
  script?.dispatchEvent(new Event('error'))
  expect(warn).toHaveBeenCalledExactlyOnceWith('Script loading error', src)
})
