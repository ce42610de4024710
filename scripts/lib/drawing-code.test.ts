import { expect, test } from 'vitest'
import { drawingList } from './drawing-code.mjs'

const built = {
  version: '0000aaaa',
  url: '/assets/manifest-0000aaaa.js',
  entry: { module: '/assets/entry.js' },
  routes: {
    home: { id: 'home', module: '/assets/home.js', imports: ['/assets/shell.js'] },
    map: { id: 'map', module: '/assets/map.js' },
  },
}
const source = 'window.list={"version":"0000aaaa","url":"/assets/manifest-0000aaaa.js"}'
const read = () => source
const views = { 'assets/home.js': ['assets/shell.js', 'assets/news.js'] }

test('a page names what it is drawn with beside what its own file imports, each once', () => {
  const { list } = drawingList(built, views, '1111bbbb', read)
  expect(list.routes.home?.imports).toEqual(['/assets/shell.js', '/assets/news.js'])
  expect(list.routes.map?.imports).toEqual([])
})

test('the browser and the server know it by the name of the build that it is part of', () => {
  const { list, script } = drawingList(built, views, '1111bbbb', read)
  expect(list.version).toBe('1111bbbb')
  expect(script).toContain('"version":"1111bbbb"')
})

test('its list has an address of its own, which changes with what it says', () => {
  const { list, script } = drawingList(built, views, '1111bbbb', read)
  const other = drawingList(built, views, '2222cccc', read)
  expect(list.url).toMatch(/^\/assets\/manifest-[0-9a-f]{8}\.js$/)
  expect(script).toContain(`"url":"${list.url}"`)
  expect(other.list.url).not.toBe(list.url)
})
