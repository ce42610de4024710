import { describe, expect, test } from 'vitest'
import { variedCategories } from './leaders-of.ts'

const category = (title: string, leader: string) => ({ title, leaders: [{ name: leader }] })
const categories = [
  category('Passing', 'Lund'),
  category('Rating', 'Lund'),
  category('Rushing', 'Weatherby'),
  category('Receiving', 'Vance'),
]
const titles = (count: number) => variedCategories(categories, count).map(({ title }) => title)

describe('the numbers a page shows leaders of', () => {
  test('name each leader once before any is named twice', () => {
    expect(titles(3)).toEqual(['Passing', 'Rushing', 'Receiving'])
  })

  test('keep their order', () => {
    expect(titles(4)).toEqual(['Passing', 'Rating', 'Rushing', 'Receiving'])
  })
})
