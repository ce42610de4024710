import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from '#site/parts/plain-forms/PlainPage.module.css'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { gameMoments, momentLabels, type Trouble, troubleWords } from './follow-words.ts'
import { type Followed, type Following, follows, withMoment, withoutThing, withThing } from './following.ts'
import { keepFollowing, keptFollowing, nothingFollowed, onFollowing } from './kept-following.ts'
import { mayTellHere, tellServer, troubleHere } from './push-here.ts'

export interface FollowHereProps {
  /** What the visitor came for; nothing: any team. */
  thing: Followed | null
  teams: Followed[]
  /** By which browsers know this server. */
  pushKey: string
}

const never = () => () => {}

/** What this device is told of. Nothing is asked of the browser before a button is pressed. */
export default function FollowHere({ thing, teams, pushKey }: FollowHereProps) {
  const following = useSyncExternalStore(onFollowing, keptFollowing, nothingFollowed)
  // The server knows no device.
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isBusy, setBusy] = useState(false)
  const [team, chooseTeam] = useState(teams[0]?.id ?? 0)
  const [met, meet] = useState<Trouble | null>(null)
  const [said, say] = useState('')
  useEffect(() => {
    // A browser may have another address than when it last said what it follows.
    const kept = keptFollowing()
    if (kept.things.length > 0 && mayTellHere()) void tellServer(pushKey, kept)
  }, [pushKey])
  const trouble = met ?? (isAwake ? troubleHere() : null)
  const wanted = thing ?? teams.find(({ id }) => id === team)
  const isFollowed = wanted !== undefined && follows(following, wanted)

  async function change(next: Following, words: string) {
    if (isBusy) return
    setBusy(true)
    const problem = await tellServer(pushKey, next)
    setBusy(false)
    meet(problem)
    if (problem) return say('')
    const isKept = keepFollowing(next)
    say(isKept ? words : `${words} Your browser keeps no list of it once this page is closed.`)
  }
  const follow = (one: Followed) => change(withThing(following, one), `You follow ${one.title}.`)
  const leave = (one: Followed) => change(withoutThing(following, one), `You no longer follow ${one.title}.`)

  return (
    <div className="u-grid u-columns-1 u-gap-4" aria-busy={isBusy}>
      <div className="u-cluster u-gap-3 u-align-end u-shrink-items">
        {thing ? null : (
          <Select
            label="Team"
            size="small"
            disabled={!isAwake}
            options={teams.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(team)}
            onChange={({ target }) => chooseTeam(Number(target.value))}
          />
        )}
        {wanted ? (
          <Button
            icon={isFollowed ? 'check' : 'bell'}
            kind={isFollowed ? 'alternate' : 'priority'}
            disabled={!isAwake}
            loading={isBusy}
            onClick={() => (isFollowed ? leave(wanted) : follow(wanted))}
          >
            {isFollowed ? `Stop following ${wanted.title}` : `Follow ${wanted.title}`}
          </Button>
        ) : null}
      </div>
      <p role="status" className={trouble || said ? styles.note : undefined}>
        {trouble ? troubleWords[trouble] : said}
      </p>
      <fieldset className={`u-grid u-gap-0-4 u-shrink u-full ${styles.lists}`} disabled={!isAwake}>
        <legend>Tell me of a game when</legend>
        {gameMoments.map((moment) => (
          <label key={moment} className={`u-row u-gap-3 u-target u-ruled ${styles.choice}`}>
            <input
              type="checkbox"
              checked={following.moments.includes(moment)}
              onChange={({ target }) =>
                following.things.length > 0
                  ? void change(
                      withMoment(following, moment, target.checked),
                      'Your choice holds from now on.',
                    )
                  : void keepFollowing(withMoment(following, moment, target.checked))
              }
            />
            {momentLabels[moment]}
          </label>
        ))}
      </fieldset>
      {following.things.length > 0 ? (
        <section aria-labelledby="followed" className="u-grid u-gap-3">
          <h3 id="followed" className="u-semibold">
            This device follows
          </h3>
          <ul>
            {following.things.map((one) => (
              <li key={`${one.kind} ${one.id}`} className="u-row u-spread u-gap-3 u-ruled">
                <a href={one.href} className="u-shrink">
                  {one.title}
                </a>
                <Button
                  kind="text"
                  icon="close"
                  label={`Stop following ${one.title}`}
                  onClick={() => void leave(one)}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
