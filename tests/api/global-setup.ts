/** Says plainly what is being left out; `npm test` itself starts a server or says why it cannot. */
export default function setup(): void {
  if (!process.env.TEST_DATABASE_URL) {
    console.warn(
      '\n!!! TEST_DATABASE_URL is not set: the API is tested on PGlite only. `npm run test:api` starts a server.\n',
    )
  }
}
