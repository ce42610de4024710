import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sourcesOf } from './tag-sources.ts'
import type { TagObject, TrackingTag } from './tracking.ts'

const none: TagObject = { script: [], style: [], noscript: [], img: [] }
const inline = (children: string) => ({ attributes: {}, children })
const from = (src: string) => ({ attributes: { src }, children: null })
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const tag = (fields: Partial<TrackingTag>): TrackingTag => ({
  id: 1,
  name: 'A tag',
  isNecessary: false,
  trackingHeadObject: none,
  trackingOpenBodyObject: none,
  trackingCloseBodyObject: none,
  ...fields,
})

test('what a school’s tags run is allowed by its hash, and what they load by its host, each once', () => {
  const tags = [
    tag({ trackingHeadObject: { ...none, script: [inline('a()')], style: [inline('p{}')] } }),
    tag({ trackingCloseBodyObject: { ...none, script: [inline('a()'), from('https://one.example/1.js')] } }),
    tag({ trackingOpenBodyObject: { ...none, script: [from('https://one.example/2.js'), from('/own.js')] } }),
  ]
  expect(sourcesOf(tags)).toEqual({
    scriptHashes: [hash('a()')],
    styleHashes: [hash('p{}')],
    origins: ['https://one.example'],
  })
})

test('a tag that is discarded opens nothing', () => {
  const head = { ...none, script: [inline('a()'), from('https://one.example/1.js')] }
  const discarded = tag({ trackingHeadObject: head, trackingCloseBodyObject: { ...none, img: [from('x')] } })
  expect(sourcesOf([discarded])).toEqual({ scriptHashes: [], styleHashes: [], origins: [] })
})
