import type { Server } from 'node:http'
import { isIP } from 'node:net'

/**
 * The addresses of X-Forwarded-For that can be one, without the ports that some proxies write. Each proxy adds its own at
 * the end, so whatever stands before something that is no address was not written by a proxy of ours: it is left out, and
 * nobody gets a new name for every request by making one up.
 */
export function forwardedFor(header: string): string {
  const addresses = header.split(',').map(plainAddress)
  return addresses.slice(addresses.lastIndexOf('') + 1).join(', ')
}

/** '203.0.113.9:51234' and '[2001:db8::1]:443' have a port; empty where there is no address at all. */
function plainAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? []
  const address = inBrackets ?? text.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
  return isIP(address) === 0 ? '' : address
}

/** Before anybody else reads the header. */
export function tidyForwardedFor(server: Server): void {
  server.prependListener('request', ({ headers }) => {
    const given = headers['x-forwarded-for']
    if (given === undefined) return
    const kept = forwardedFor(String(given))
    if (kept === '') delete headers['x-forwarded-for']
    else headers['x-forwarded-for'] = kept
  })
}
