/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    rootType: string
    issueMessage: string
    fieldNames?: string[]
  }

  export default class Validator {
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
