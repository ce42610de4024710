import type { RequestListener, Server } from 'node:http'
import { addressRules, type Site, type SiteBuild, siteRules } from './site-build.ts'

interface DevSite extends Site {
  middleware: (...args: [...Parameters<RequestListener>, () => void]) => void
  close: () => Promise<void>
}

/** The site through Vite: every request gets the code as it is now, and the browser hot reload. */
export async function loadDevSite(server: Server): Promise<DevSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild
  let rules = addressRules(siteRules(await load()))
  return {
    async handle(request, page) {
      const build = await load()
      rules = addressRules(siteRules(build))
      const handle = await build.entry.module.createSiteHandler(build, 'development')
      return handle(request, page)
    },
    knownSearch: (...asked) => rules.knownSearch(...asked),
    isForOne: (target) => rules.isForOne(target),
    takesForms: (target) => rules.takesForms(target),
    writeFailureDocument: async (facts) => (await load()).entry.module.writeFailureDocument(facts),
    // Who works on a page wants it made anew.
    readyPages: {},
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
