import type { Game } from '#contract/games.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { namedSchool } from '#site/page/school/school.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './CalendarPanel.module.css'
import { gameFile } from './feed-addresses.ts'
import { gameEvent } from './game-event.ts'
import { googleEntry, outlookEntry } from './web-calendars.ts'

/** One game into the visitor's own calendar: plain links in a panel that the browser opens and shuts itself. */
export function AddToCalendar({ game, name }: { game: Game; name: string }) {
  const root = useRootData()
  const event = gameEvent(game, namedSchool(root?.tenant), root?.origin ?? '')
  const id = `add-${game.id}`
  const links = [
    { label: 'Apple, Outlook and others', note: '.ics', href: gameFile(game.id) },
    { label: 'Google Calendar', href: googleEntry(event) },
    { label: 'Outlook.com', href: outlookEntry(event) },
  ]
  return (
    <>
      <button type="button" popoverTarget={id}>
        <Icon name="calendar-add" size="small" />
        Add to Calendar<span className="visually-hidden">, {name}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={`Add to calendar, ${name}`}
        className={`no-print ${styles.panel}`}
      >
        <p className={`u-title u-display-xs ${styles.title}`}>{event.summary}</p>
        <ul className="u-ruled-above">
          {links.map(({ label, note, href }) => (
            <li key={label}>
              <a href={href} rel={note ? undefined : 'noreferrer'} className="u-entry u-spread">
                {label}
                {note ? (
                  <span className={`u-note ${styles.note}`}>{note}</span>
                ) : (
                  <Icon name="external" size="x-small" />
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
