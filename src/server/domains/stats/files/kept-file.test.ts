import { expect, test } from 'vitest'
import { nameToHandOn } from './kept-file.ts'

test.each([
  ['week 12.xml', 'week-12.xml'],
  ['C:\\stats\\UNC.XML', 'UNC.xml'],
  ['../../etc/passwd', 'passwd.xml'],
  ['a"b\r\nc', 'a-b-c.xml'],
  ['été.xml', 't.xml'],
  ['', 'stat-file-7.xml'],
  ['...', 'stat-file-7.xml'],
  [null, 'stat-file-7.xml'],
])('a file that came as %j is handed on as %s', (fileName, name) => {
  expect(nameToHandOn({ id: 7, fileName })).toBe(name)
})
