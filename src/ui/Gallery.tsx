import type { ReactNode } from 'react'
import { AVATAR_SIZES, Avatar } from './Avatar.tsx'
import { BUTTON_KINDS, BUTTON_SIZES, Button } from './Button.tsx'
import { CARD_LAYOUTS, CARD_SIZES, Card } from './Card.tsx'
import { EXPANSION_PANEL_SIZES, ExpansionPanel } from './ExpansionPanel.tsx'
import styles from './Gallery.module.css'
import { columns, lines, portrait, scene, seasons } from './gallery-samples.ts'
import { HEADING_SIZES, Heading } from './Heading.tsx'
import { ICON_SIZES, Icon } from './Icon.tsx'
import { Image } from './Image.tsx'
import { ICON_NAMES } from './icons/icon-names.ts'
import { PERSON_THUMBNAIL_SIZES, PersonThumbnail } from './PersonThumbnail.tsx'
import { PROGRESS_INDICATOR_SIZES, ProgressIndicator } from './ProgressIndicator.tsx'
import { SELECT_SIZES, Select } from './Select.tsx'
import { STAMP_SIZES, STAMP_TONES, Stamp } from './Stamp.tsx'
import { TABLE_SIZES, Table } from './Table.tsx'
import { TabPanels } from './TabPanels.tsx'
import { TABS_SIZES, Tabs } from './Tabs.tsx'
import { THEMES, type Theme } from './theme.ts'

const STAMP_TEXT = { neutral: 'Final', brand: 'Home', live: 'Live', win: 'W', loss: 'L', draw: 'T' } as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}

function SmallParts({ theme }: { theme: Theme }) {
  return (
    <>
      <Part title="Heading">
        {HEADING_SIZES.map((size) => (
          <Heading key={size} level={4} size={size} barred={size === 'large'}>
            Kingfishers win it late
          </Heading>
        ))}
        <p>
          Text in the body face with <a href="#link">a link in it</a>, and{' '}
          <span className={styles.muted}>quieter words beside it</span>.
        </p>
      </Part>
      <Part title="Button">
        {BUTTON_SIZES.map((size) => (
          <div key={size} className={styles.row}>
            {BUTTON_KINDS.map((kind) => (
              <Button
                key={kind}
                kind={kind}
                size={size}
                href="#tickets"
                icon={kind === 'text' ? undefined : 'ticket'}
              >
                Buy tickets
              </Button>
            ))}
            <Button size={size} disabled>
              Sold out
            </Button>
          </div>
        ))}
      </Part>
      <Part title="Stamp">
        {STAMP_SIZES.map((size) => (
          <div key={size} className={styles.row}>
            {STAMP_TONES.map((tone) => (
              <Stamp key={tone} tone={tone} size={size}>
                {STAMP_TEXT[tone]}
              </Stamp>
            ))}
          </div>
        ))}
      </Part>
      <Part title="Icon and avatar">
        <div className={styles.row}>
          {ICON_SIZES.map((size) => (
            <Icon key={size} name="sport-basketball" size={size} label={`Basketball, ${size}`} />
          ))}
        </div>
        <div className={styles.row}>
          {AVATAR_SIZES.map((size) => (
            <Avatar key={size} size={size} name="Imani Vance" />
          ))}
          {AVATAR_SIZES.map((size) => (
            <Avatar key={size} size={size} name="Imani Vance" src={portrait} />
          ))}
        </div>
      </Part>
      <Part title="Select">
        <div className={styles.row}>
          {SELECT_SIZES.map((size) => (
            <Select key={size} size={size} label={`Season, ${size}`} options={seasons} />
          ))}
        </div>
      </Part>
      <Part title="Progress indicator">
        {PROGRESS_INDICATOR_SIZES.map((size) => (
          <div key={size} className={styles.row}>
            <ProgressIndicator size={size} label={`Loading, ${theme}, ${size}`} />
            <ProgressIndicator
              size={size}
              label={`Season played, ${theme}, ${size}`}
              value={62}
              className={styles.grow}
            />
          </div>
        ))}
      </Part>
    </>
  )
}

function LargeParts({ theme }: { theme: Theme }) {
  return (
    <>
      <Part title="Tabs">
        {TABS_SIZES.map((size) => (
          <Tabs
            key={size}
            size={size}
            label={`Team pages, ${theme}, ${size}`}
            items={[
              { href: '#schedule', label: 'Schedule' },
              { href: '#roster', label: 'Roster', current: true },
              { href: '#statistics', label: 'Statistics' },
              { href: '#news', label: 'News' },
            ]}
          />
        ))}
        <TabPanels
          label={`Box score, ${theme}`}
          panels={[
            { key: 'team', label: 'Team', content: <p>Team totals.</p> },
            { key: 'players', label: 'Players', content: <p>Every player.</p> },
          ]}
        />
      </Part>
      <Part title="Expansion panel">
        {EXPANSION_PANEL_SIZES.map((size) => (
          <ExpansionPanel key={size} size={size} title={`Parking and gates, ${size}`} open={size === 'small'}>
            <p>Gates open ninety minutes before the start.</p>
          </ExpansionPanel>
        ))}
      </Part>
      <Part title="Table">
        {TABLE_SIZES.map((size) => (
          <Table
            key={size}
            size={size}
            zebra={size === 'small'}
            caption={`Season leaders, ${theme}, ${size}`}
            columns={columns}
            rows={lines}
            rowKey={(line) => line.player}
          />
        ))}
      </Part>
    </>
  )
}

function Pictures() {
  const media = <Image src={scene} alt="" width={640} height={360} />
  return (
    <>
      <Part title="Card">
        {CARD_LAYOUTS.map((layout) => (
          <div key={layout} className={styles.cards}>
            {CARD_SIZES.map((size) => (
              <Card
                key={size}
                layout={layout}
                size={size}
                level={4}
                href="#story"
                media={media}
                eyebrow="Women’s basketball"
                title="Vance’s thirty points carry the Kingfishers past the Otters"
                meta={<time dateTime="2026-11-14">November 14, 2026</time>}
              >
                {layout === 'stack' ? (
                  <p>A fourth-quarter run settled the opener in front of a full house.</p>
                ) : null}
              </Card>
            ))}
          </div>
        ))}
      </Part>
      <Part title="Person thumbnail">
        <div className={styles.people}>
          {PERSON_THUMBNAIL_SIZES.map((size) => (
            <PersonThumbnail
              key={size}
              size={size}
              name="Imani Vance"
              number="23"
              src={portrait}
              href="#player"
              meta="Guard · Junior · Port Ellery"
            />
          ))}
          <PersonThumbnail name="Tess Okafor-Lindqvist" meta="Head coach" />
        </div>
      </Part>
    </>
  )
}

/** Every component in every allowed size on every theme, for looking at; it is no part of a school's site. */
export function Gallery() {
  return (
    <div className={styles.gallery}>
      <header className={styles.theme}>
        <Heading level={1} size="x-large">
          Component gallery
        </Heading>
      </header>
      {THEMES.map((theme) => (
        <section key={theme} className={`${theme} ${styles.theme}`} aria-label={theme}>
          <Heading level={2} size="large" barred>
            {theme}
          </Heading>
          <div className={styles.columns}>
            <div className={styles.column}>
              <SmallParts theme={theme} />
            </div>
            <div className={styles.column}>
              <LargeParts theme={theme} />
            </div>
          </div>
          <Pictures />
        </section>
      ))}
      <section className={styles.theme} aria-label="Icons">
        <Heading level={2} size="large" barred>
          Icons
        </Heading>
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} size="large" />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
