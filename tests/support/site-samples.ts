import { pathSamples } from '#tests/api/samples.ts'
import { samplesOf } from '#tests/pages/samples.ts'
import type { SiteDoor } from './open-site.ts'

/** What stands for the parameters of calls, as a school's own site tells it. */
export const callSamples = (ask: SiteDoor['ask'], school: string) =>
  pathSamples(
    {
      async get(path) {
        const { status, headers, body } = await ask(school, path)
        return { statusCode: status, headers, body, json: <T>() => JSON.parse(body) as T }
      },
    },
    school,
  )

/** And for those of pages. */
export const pageSamples = (ask: SiteDoor['ask'], school: string) =>
  samplesOf({
    get: async (path) => JSON.parse((await ask(school, `/api/v2${path}`)).body),
    send: async (path, json) => JSON.parse((await ask(school, `/api/v2${path}`, { json })).body),
  })
