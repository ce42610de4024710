import openRunFolder from '#tests/support/run-folder.ts'

export default function setup(): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) {
    // Said plainly; `npm test` itself starts a server or says why it cannot.
    console.warn(
      '\n!!! TEST_DATABASE_URL is not set: the API is tested on PGlite only. `npm run test:api` starts a server.\n',
    )
  }
  return openRunFolder()
}
