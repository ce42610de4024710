/** Whether this browser knows passkeys, in the very words that a server sends and takes. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

const asText = (credential: Credential | null): string | null =>
  credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null

/** Nobody chose one, or nobody showed who they are in time: no fault of anything. */
function whenDeclined(error: unknown): null {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
  throw error
}

/** Asks a device for a passkey of this site; the text is what the server takes, null where nobody chose one. */
export async function askForPasskey(challengeAddress: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(challengeAddress, { method: 'POST', headers, body: '{}' })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const options = (await response.json()) as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return asText(await navigator.credentials.get({ publicKey }).catch(whenDeclined))
}

/** Has a device make one; null where nobody wanted it to. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return asText(await navigator.credentials.create({ publicKey }).catch(whenDeclined))
}
