import { useLoaderData } from 'react-router'
import { Island } from '#site/lateness/Island.tsx'
import { islandComponent, lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import styles from '#site/parts/plain-forms/PlainPage.module.css'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadFollow = lateLoad(
  async () => (await import('#site/domains/subscriptions/follow/load-follow.ts')).loadFollow,
)

export const loader = serverLoads(loadFollow)
export const clientLoader = clientLoads(loadFollow)

const FollowHere = islandComponent(() => import('#site/domains/subscriptions/follow/FollowHere.island.tsx'))

export default function FollowPage() {
  const { thing, teams, pushKey, calendars, gameFile } = useLoaderData<typeof loader>()
  const origin = useRootData()?.origin ?? ''
  return (
    <PlainPage
      title={thing ? `Follow ${thing.title}` : 'Follow'}
      lead="Hear of the games as they happen, without an account."
    >
      {pushKey ? (
        <section className={styles.section} aria-labelledby="here">
          <Heading level={2} size="small" id="here">
            On this device
          </Heading>
          <p className="u-note">
            {thing?.kind === 'player'
              ? 'After each game your device tells you how it went, also while this site is closed. '
              : 'Your device tells you, also while this site is closed. '}
            What you follow is kept on it. We are sent its address at your browser’s message service, and not
            who you are.
          </p>
          <Island key={thing?.href} defer="idle">
            <FollowHere key={thing?.href} thing={thing} teams={teams} pushKey={pushKey} />
          </Island>
          <noscript>
            <p>This needs JavaScript. The calendar and the mails do not.</p>
          </noscript>
        </section>
      ) : null}
      <section className={styles.section} aria-labelledby="calendar">
        <Heading level={2} size="small" id="calendar">
          In your calendar
        </Heading>
        <p>Every game with its place and channel, moved when it is moved, with the score when it is over.</p>
        <p className="u-cluster u-gap-3">
          {calendars.map(({ title, address }) => (
            <Button
              key={address}
              // Calendar programs take it so: they subscribe instead of copying once.
              href={(origin + address).replace(/^https?:/, 'webcal:')}
              kind="alternate"
              size="small"
              icon="calendar-add"
            >
              {title}
              <span className="visually-hidden">, in your calendar</span>
            </Button>
          ))}
          {gameFile ? (
            <Button href={gameFile} kind="alternate" size="small" icon="calendar">
              This game alone
            </Button>
          ) : null}
        </p>
      </section>
      <section className={styles.section} aria-labelledby="mail">
        <Heading level={2} size="small" id="mail">
          By e-mail
        </Heading>
        <p>The stories of the teams that you choose, recaps of their games among them.</p>
        <p>
          <Button href="/subscribe" kind="alternate" size="small" icon="mail">
            News by e-mail
          </Button>
        </p>
      </section>
    </PlainPage>
  )
}
