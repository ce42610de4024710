import { describe, expect, test } from 'vitest'
import { shapeOf } from '#contract/client/answer-shape.ts'
import { readAnswer, type Shape } from '#contract/client/read-answer.ts'
import { listsIn, maximal, minimal, poisoned, sample } from '#tests/support/altered-answers.ts'
import { readEndpoints } from '#tests/support/endpoints.ts'
import { asSpecified, specifiedSchemas } from '#tests/support/specified-answers.ts'

/** Every call of the contract, read as other servers may answer it: a new one is tested by existing. */
const calls = readEndpoints.map(
  ({ name, endpoint: { response } }) => [name, shapeOf(response), response] as const,
)

function read(shape: Shape, answer: unknown) {
  const logged: string[] = []
  return { answer: readAnswer(shape, answer, (message) => logged.push(message)), logged }
}

const isPlace = (item: unknown) => typeof item === 'object' && item !== null && Object.keys(item).length === 0

/** Without the empty objects that keep the places of games. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isPlace(item)).map(withoutPlaces)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPlaces(one)]))
}

describe.each(calls)('what %s answers', (_, shape, response) => {
  const whole = sample(shape)

  test('is read as it is; what nobody knows is left behind', () => {
    expect(read(shape, whole)).toEqual({ answer: whole, logged: [] })
    expect(read(shape, maximal(shape, whole))).toEqual({ answer: whole, logged: [] })
  })

  test('survives bad items in each of its lists: they are logged and left out', () => {
    const { answer, logged } = read(shape, poisoned(shape, whole))
    expect(withoutPlaces(answer)).toEqual(whole)
    expect(logged).toHaveLength(listsIn(shape, whole).reduce((sum, { poisons }) => sum + poisons.length, 0))
  })

  test('has everything that a page counts on when only what is needed is there', () => {
    const { answer, logged } = read(shape, minimal(shape, whole))
    expect(logged).toEqual([])
    // Whatever was missing is there now: read once more, it stays as it is.
    expect(read(shape, answer)).toEqual({ answer, logged: [] })
  })

  test('is read whole when there is what the specification names, and nothing else', () => {
    const { answer, logged } = read(shape, asSpecified(response, whole))
    expect(logged).toEqual([])
    expect(read(shape, answer)).toEqual({ answer, logged: [] })
  })

  test('is no failure whatever single thing of it is missing, nor when all is', () => {
    const fatal = pathsIn(whole).filter((path) => {
      try {
        read(shape, without(whole, path))
        return false
      } catch {
        return true
      }
    })
    expect(fatal).toEqual([])
    expect(() => read(shape, null)).not.toThrow()
  })
})

/** Every field, wherever it is: ['items', '0', 'title']. */
function pathsIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const path = [...at, name]
    return [...(Array.isArray(value) ? [] : [path]), ...pathsIn(one, path)]
  })
}

function without(value: unknown, [name = '', ...rest]: string[]): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? without(one, rest) : one))
  const { [name]: own, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [name]: without(own, rest) }
}

test('every schema that the table of the specification reduces is part of an answer', () => {
  const text = JSON.stringify(calls.map(([, , response]) => response))
  const unused = specifiedSchemas.filter(
    (schema) => !text.includes(JSON.stringify((schema as { properties?: object }).properties)),
  )
  expect(unused).toEqual([])
})
