import type { RequestListener, Server } from 'node:http'

interface DevDesk {
  middleware: (...args: [...Parameters<RequestListener>, () => void]) => void
  close: () => Promise<void>
}

/** The desk through a Vite of its own, with its document for every address below `/admin`. */
export async function loadDevDesk(server: Server): Promise<DevDesk> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'vite.admin.config.ts',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  })
  return { middleware: vite.middlewares, close: () => vite.close() }
}
