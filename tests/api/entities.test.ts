import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEntities } from '#tests/support/content-entities.ts'
import { engines } from '#tests/support/engines.ts'
import type { Ask } from '#tests/support/entity-samples.ts'
import { gameEntities } from '#tests/support/game-entities.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'

/** Every value at a path: lists are looked into, 'a|b' is both, and what lies below nothing is nowhere. */
function valuesAt(sample: unknown, path: string): unknown[] {
  const [step = '', ...rest] = path.split('.')
  if (Array.isArray(sample)) return sample.flatMap((item) => valuesAt(item, path))
  if (sample === null || sample === undefined) return []
  return step.split('|').flatMap((name) => {
    const value = (sample as Record<string, unknown>)[name]
    return rest.length === 0 ? [value] : value === undefined ? [undefined] : valuesAt(value, rest.join('.'))
  })
}

const isSaid = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

describe.each(engines.slice(0, 1))('the entities of section 3', (engine) => {
  let api: SeededApi
  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  const asking =
    (tenant: string): Ask =>
    async <T>(path: string) => {
      const answer = await api.get(`/api/v2${path}`, tenant)
      if (answer.statusCode !== 200 && answer.statusCode !== 204)
        throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
      return answer.statusCode === 204 ? (null as T) : answer.json<T>()
    }

  test.each([...gameEntities, ...contentEntities])(
    '$name has every field, and the demo fills it',
    async ({ samples, fields, empty = {} }) => {
      const found = (
        await Promise.all(['halcyon', 'tamarack'].map((tenant) => samples(asking(tenant))))
      ).flat()
      const values = Object.entries(fields).map(([words, path]) => ({
        words,
        values: found.flatMap((sample) => valuesAt(sample, path)),
      }))
      const named = (isMissing: (values: unknown[]) => boolean) =>
        values.filter((field) => isMissing(field.values)).map(({ words }) => words)
      expect({
        absent: named((all) => all.includes(undefined)),
        neverSaid: named((all) => !all.some(isSaid)).filter((words) => !(words in empty)),
      }).toEqual({ absent: [], neverSaid: [] })
    },
  )

  test.each(['halcyon', 'tamarack'])('%s has one abbreviation in every answer', async (tenant) => {
    const ask = asking(tenant)
    const { clientAbbreviation } = await ask<{ clientAbbreviation: string }>('/Google')
    const { Games } = await ask<{ Games: { Id: number; ClientAbbrev: string }[] }>('/LiveStats')
    const [game] = Games
    const { teams } = await ask<{ teams: Record<string, { isSchool: boolean; abbreviation: string }> }>(
      `/game-center/${game?.Id}/hero`,
    )
    const box = await ask<Record<string, { isSchool?: boolean; abbreviation?: string }>>(
      `/Stats/boxscore/${game?.Id}`,
    )
    const school = <Team extends { isSchool?: boolean; abbreviation?: string }>(
      ...sides: (Team | undefined)[]
    ) => sides.find((side) => side?.isSchool)?.abbreviation
    expect([game?.ClientAbbrev, school(teams.home, teams.away), school(box.home, box.away)]).toEqual(
      Array(3).fill(clientAbbreviation),
    )
  })
})
