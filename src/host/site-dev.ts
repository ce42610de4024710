import type { RequestListener, Server } from 'node:http'
import type { SiteModule } from '#contract/page-request.ts'
import type { SiteHandler } from './site-build.ts'

/** The site through Vite: every request gets the code as it is now, and the browser hot reload. */
export async function loadDevSite(server: Server): Promise<{
  handler: SiteHandler
  middleware: (...args: [...Parameters<RequestListener>, () => void]) => void
  close: () => Promise<void>
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    async handler(request, page) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as {
        entry: { module: SiteModule }
      }
      const handle = await build.entry.module.createSiteHandler(build, 'development')
      return handle(request, page)
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
