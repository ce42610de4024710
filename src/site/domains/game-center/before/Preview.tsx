import { statValue } from '#site/domains/stats/parts/stat-value.ts'
import { formatDate } from '#site/format/date.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import { classNames } from '#ui/class-names.ts'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { type FormGame, formRecord } from './form.ts'
import type { Preview as Previewed } from './load-before.ts'
import styles from './Preview.module.css'
import type { Starter } from './starters.ts'

interface PreviewProps {
  preview: Previewed
  school: string
  opponent: string
  /** The opponent's colour stands on its own side, as the school's does. */
  schoolSide: 'away' | 'home'
}

/** Both teams before they play: how they come into it, who leads them, who began last time. */
export function Preview({ preview, school, opponent, schoolSide }: PreviewProps) {
  const { form, leaders, lastMeeting, starters } = preview
  const sides = [styles[schoolSide], styles[schoolSide === 'home' ? 'away' : 'home']]
  const theirs = (lastMeeting?.leaders ?? []).slice(0, 4)
  return (
    <>
      {form.school.length > 0 || form.opponent.length > 0 ? (
        <Section title="Form">
          <div className={styles.pair}>
            <Form team={school} note="The last games" form={form.school} className={sides[0]} />
            <Form
              team={opponent}
              note={`The last meetings with ${school}`}
              form={form.opponent}
              className={sides[1]}
            />
          </div>
        </Section>
      ) : null}
      {leaders.length > 0 || theirs.length > 0 ? (
        <Section title="Who leads them" raised>
          <div className={styles.pair}>
            {leaders.length > 0 ? (
              <div className={classNames(styles.side, sides[0])}>
                <h3 className={`u-title ${styles.team}`}>
                  {school}
                  <span className={styles.note}>This season</span>
                </h3>
                <ul>
                  {leaders.map(({ group, key, title, format, leaders: [first] }) =>
                    first ? (
                      <Leader
                        key={`${group} ${key}`}
                        title={title}
                        name={first.name}
                        url={first.url}
                        image={first.image}
                        value={statValue(first.value, format)}
                      />
                    ) : null,
                  )}
                </ul>
              </div>
            ) : null}
            {lastMeeting && theirs.length > 0 ? (
              <div className={classNames(styles.side, sides[1])}>
                <h3 className={`u-title ${styles.team}`}>
                  {opponent}
                  <span className={styles.note}>
                    Last meeting, {formatDate(lastMeeting.startDate, 'MMM d, yyyy')}
                  </span>
                </h3>
                <ul>
                  {theirs.map(({ statName, group, name, value }) => (
                    <Leader
                      key={`${group} ${statName}`}
                      title={statName}
                      name={name}
                      url={null}
                      image={null}
                      value={statValue(value, 'whole')}
                    />
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
        </Section>
      ) : null}
      {starters.school.length > 0 ? (
        <Section title="Who began last time">
          <div className={styles.pair}>
            <Starters team={school} note="In the last game" starters={starters.school} className={sides[0]} />
            {starters.opponent.length > 0 ? (
              <Starters
                team={opponent}
                note="In the last meeting"
                starters={starters.opponent}
                className={sides[1]}
              />
            ) : null}
          </div>
        </Section>
      ) : null}
    </>
  )
}

interface SideProps {
  team: string
  note: string
  className: string | undefined
}

const words = { W: 'Won', L: 'Lost', T: 'Tied' } as const
const tones = { W: 'win', L: 'loss', T: 'draw' } as const

function Form({ team, note, form, className }: SideProps & { form: FormGame[] }) {
  if (form.length === 0) return null
  return (
    <div className={classNames(styles.side, className)}>
      <h3 className={`u-title ${styles.team}`}>
        {team}
        <span className={styles.note}>
          {note}: {formRecord(form)}
        </span>
      </h3>
      <ol>
        {form.map(({ id, letter, score, words: opponent, href }) => (
          <li key={id} className={styles.line}>
            <Stamp tone={tones[letter]} size="regular">
              <span aria-hidden="true">{letter}</span>
              <span className="visually-hidden">{words[letter]}</span>
            </Stamp>
            <b className="u-headline u-figures">{score}</b>
            {href ? <a href={href}>{opponent}</a> : <span>{opponent}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface LeaderProps {
  title: string
  name: string
  url: string | null
  image: string | null
  value: string
}

function Leader({ title, name, url, image, value }: LeaderProps) {
  const face = personImage(image)
  return (
    <li className={styles.leader}>
      {face ? (
        <Image className={styles.face} src={face} alt="" width={56} height={56} gravity="north" />
      ) : (
        <span className={styles.face} />
      )}
      <span className="u-shrink">
        <span className="u-label u-block">{title}</span>
        {url ? <a href={url}>{name}</a> : <b>{name}</b>}
      </span>
      <b className="u-headline u-figures u-display-md">{value}</b>
    </li>
  )
}

function Starters({ team, note, starters, className }: SideProps & { starters: Starter[] }) {
  return (
    <div className={classNames(styles.side, className)}>
      <h3 className={`u-title ${styles.team}`}>
        {team}
        <span className={styles.note}>{note}</span>
      </h3>
      <ul>
        {starters.map(({ name, jersey, position, url }) => (
          <li key={`${jersey} ${name}`} className={styles.line}>
            <b className="u-headline u-figures">{jersey ?? ''}</b>
            {url ? <a href={url}>{name}</a> : <span>{name}</span>}
            <span className="u-muted">{position}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
