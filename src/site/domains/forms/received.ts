/** What was sent has a page of its own: the form's, with the reference. Gateways lead back to it too. */
const name = 'reference'

export const receivedAddress = (page: string, reference: string): string => `${page}?${name}=${reference}`

export const isReference = (text: string): boolean => /^[2-9A-HJ-NP-Z]{12}$/.test(text)

export function receivedReference({ searchParams }: URL): string | null {
  const reference = searchParams.get(name) ?? ''
  return isReference(reference) ? reference : null
}
