import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import { folderStorage } from '../../adapters/folder-storage.ts'
import { iconRoutes } from './media.icons.ts'

const colours: Record<string, string> = { halcyon: '#0000ff', tamarack: '#00ff00' }
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#f00"/></svg>'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldhouse-icons-'))
  const storage = folderStorage(folder)
  for (const key of Object.keys(colours))
    await storage.write(`${key}/logo.svg`, Buffer.from(logo), 'image/svg+xml')
  const tenantOf = (host = '') =>
    colours[host] === undefined
      ? undefined
      : ({
          key: host,
          brand: { primary: colours[host] },
          configuration: { logo: `/files/${host}/logo.svg` },
        } as Tenant)
  app = Fastify()
  await app.register(iconRoutes({ storage, tenantOf }))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const pixelOf = async (picture: Buffer, left: number, top: number) =>
  `#${(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString('hex')}`

test.each(Object.entries(colours))(
  "%s: the default share picture is 1600 px wide, the logo amid the school's colour",
  async (host, colour) => {
    const answer = await app.inject({ url: '/images/logos/site/site.png', headers: { host } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    const picture = answer.rawPayload
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1600, height: 840 })
    expect(await pixelOf(picture, 5, 5)).toBe(colour)
    expect(await pixelOf(picture, 800, 420)).toBe('#ff0000')
  },
)
