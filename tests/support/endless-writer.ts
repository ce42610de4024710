import { readConfig } from '#server/config/config.ts'
import { players } from '#server/db/schema/rosters.ts'
import { openServices } from '#server/open.ts'

/** Writes one row after another until it is killed, and says so only after each is committed. */
const { scope } = await openServices(readConfig())
for (;;) {
  const [row] = await scope.write('east', (tx) =>
    tx
      .insert(players)
      .values({ id: Math.floor(Math.random() * 1e9) + 100, firstName: 'W', lastName: 'R', slug: 'w-r' })
      .returning({ id: players.id }),
  )
  process.stdout.write(`${row?.id}\n`)
}
