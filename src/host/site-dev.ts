import type { RequestListener, Server } from 'node:http'
import type { SiteModule } from '#contract/page-request.ts'
import type { Site } from './site-build.ts'

/** The site through Vite: every request gets the code as it is now, and the browser hot reload. */
export async function loadDevSite(server: Server): Promise<{
  site: Site
  middleware: (...args: [...Parameters<RequestListener>, () => void]) => void
  close: () => Promise<void>
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const load = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as { entry: { module: SiteModule } }
  return {
    site: {
      async handle(request, page) {
        const build = await load()
        const handle = await build.entry.module.createSiteHandler(build, 'development')
        return handle(request, page)
      },
      writeFailureDocument: async (facts) => (await load()).entry.module.writeFailureDocument(facts),
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
