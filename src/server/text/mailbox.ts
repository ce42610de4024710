/** One mailbox, one spelling; null for what is no address. Whether it exists only a mail can tell. */
export function mailbox(text: string): string | null {
  const address = text.trim().toLowerCase()
  // A name and a host with a dot in it; no spaces, quotes, brackets or lists, which a header could be made of.
  const shape =
    /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
  return address.length <= 254 && shape.test(address) ? address : null
}
