import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Paints a path of squares, so that it can be looked at. */
function painted({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at++) {
      const row = rows[Number(y)]
      if (row) row[Number(x) + at] = '#'
    }
  return rows.map((row) => row.join(''))
}

test('has the three corners that a camera looks for, and an empty margin of four', () => {
  const rows = painted(qrPath('otpauth://totp/School:name@school.edu?secret=JBSWY3DPEHPK3PXP'))
  const size = rows.length
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  expect(at(4, 4)).toEqual(corner)
  expect(at(size - 11, 4)).toEqual(corner)
  expect(at(4, size - 11)).toEqual(corner)
  expect(rows.slice(0, 4).join('').trim()).toBe('')
  expect(
    rows
      .map((row) => row.slice(0, 4))
      .join('')
      .trim(),
  ).toBe('')
})
