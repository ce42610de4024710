import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const address = 'assets/sports-icons.json'
const source = join(import.meta.dirname, '../src/ui/icons/sports-icons.json')

/** The specification's icons mapper, a public file: which icon stands for which sport. */
export function sportsIcons(): Plugin {
  return {
    name: 'fieldhouse-sports-icons',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: address, source: readFileSync(source) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader('content-type', 'application/json; charset=utf-8').end(readFileSync(source))
      })
    },
  }
}
