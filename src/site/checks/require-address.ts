import type { AddressFacts } from './outcomes/right-address.ts'

/**
 * Content is read at its one address: the id says what it is, and a former name, another team's or a short one is sent
 * to the address of today. Who came by the right one is not kept waiting for the code that sends.
 */
export async function requireAddress(url: URL, facts: AddressFacts): Promise<void> {
  if (url.pathname === facts.address || url.pathname === facts.alsoAt) return
  const [{ checkPage }, { otherAddress }] = await Promise.all([
    import('./outcomes/answer.ts'),
    import('./outcomes/right-address.ts'),
  ])
  checkPage({ content: otherAddress }, url, facts)
}
