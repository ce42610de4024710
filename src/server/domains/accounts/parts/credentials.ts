import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** What browsers make of a passkey, as text. How it is made inside is the library's to judge. */
const common = {
  id: Type.String(),
  rawId: Type.String(),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
}
const Attestation = Type.Object({
  ...common,
  response: Type.Object({ clientDataJSON: Type.String(), attestationObject: Type.String() }),
})
const Assertion = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: Type.String(),
    authenticatorData: Type.String(),
    signature: Type.String(),
  }),
})

function read<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> | null {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(schema, value) ? value : null
  } catch {
    return null
  }
}

/** A new one. */
export const attestationIn = (text: string) => read(Attestation, text)
/** The use of one. */
export const assertionIn = (text: string) => read(Assertion, text)
