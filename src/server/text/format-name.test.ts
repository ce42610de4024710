import { describe, expect, test } from 'vitest'
import { formatName } from './format-name.ts'

describe('a name', () => {
  test.each([
    ['imani vance jr', 'Imani Vance JR'],
    ['IMANI VANCE SR.', 'Imani Vance SR.'],
    ['imani vance ii', 'Imani Vance II'],
    ['imani vance iii', 'Imani Vance III'],
    ['imani vance Iv', 'Imani Vance IV'],
  ])('%j has its suffix upper-cased: %s', (name, formatted) => {
    expect(formatName(name)).toBe(formatted)
  })

  test.each([
    ['jo marchetti', 'JO Marchetti'],
    ['d.j. okafor', 'D.J. Okafor'],
    ['k lindqvist', 'K Lindqvist'],
  ])('%j has words of 2 letters or fewer upper-cased: %s', (name, formatted) => {
    expect(formatName(name)).toBe(formatted)
  })

  test.each([
    ['tess okafor-lindqvist', 'Tess Okafor-Lindqvist'],
    ['NORA O’BYRNE', 'Nora O’Byrne'],
    ['Colin McArdle', 'Colin McArdle'],
    ['ángel núñez', 'Ángel Núñez'],
    ['  rowan   ellery ', 'Rowan Ellery'],
    ['', ''],
  ])('%j has its other words capitalised: %s', (name, formatted) => {
    expect(formatName(name)).toBe(formatted)
  })
})
