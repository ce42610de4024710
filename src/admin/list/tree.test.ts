import { describe, expect, test } from 'vitest'
import { asTree, movedAmong, parentOf } from './tree.ts'

const entry = (id: number, parentId: number | null = null) => ({ id, value: { parentId } })
const told = (items: ReturnType<typeof entry>[]) => asTree(items).map(({ item, depth }) => [item.id, depth])

describe('a menu', () => {
  test('has each entry after the one that it stands below', () => {
    expect(told([entry(1), entry(2), entry(3, 1), entry(4, 2), entry(5, 1), entry(6, 3)])).toEqual([
      [1, 0],
      [3, 1],
      [6, 2],
      [5, 1],
      [2, 0],
      [4, 1],
    ])
  })

  test('loses none, whatever it stands below', () => {
    expect(told([entry(1, 99), entry(2, 3), entry(3, 2)])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ])
  })

  test('an entry moves among those below the same, and the others keep their places', () => {
    const items = [entry(1), entry(2), entry(3, 1), entry(4, 2), entry(5, 1)]
    const siblings = items.filter((item) => parentOf(item) === 1)
    expect(movedAmong(items, siblings, 0, 1).map(({ id }) => id)).toEqual([1, 2, 5, 4, 3])
  })
})
