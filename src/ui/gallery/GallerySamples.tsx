import type { ReactNode } from 'react'
import { Avatar } from '../Avatar.tsx'
import { BUTTON_KINDS, Button } from '../Button.tsx'
import { CARD_LAYOUTS, Card } from '../Card.tsx'
import { ExpansionPanel } from '../ExpansionPanel.tsx'
import type { Theme } from '../ground/theme.ts'
import { Heading } from '../Heading.tsx'
import { Icon } from '../Icon.tsx'
import { Image } from '../Image.tsx'
import { PersonThumbnail } from '../PersonThumbnail.tsx'
import { ProgressIndicator } from '../ProgressIndicator.tsx'
import { Select } from '../Select.tsx'
import { SocialLinks } from '../SocialLinks.tsx'
import { STAMP_TONES, Stamp } from '../Stamp.tsx'
import type { Sized, SizeOf } from '../sizes.ts'
import { SOCIAL_NETWORKS } from '../social-networks.ts'
import { Table } from '../Table.tsx'
import { Tabs } from '../Tabs.tsx'
import styles from './Gallery.module.css'
import { columns, lines, portrait, scene, seasons } from './gallery-samples.ts'

const STAMP_TEXT = { neutral: 'Final', brand: 'Home', live: 'Live', win: 'W', loss: 'L', draw: 'T' } as const

const media = <Image src={scene} alt="" width={640} height={360} />

const networks = Object.keys(SOCIAL_NETWORKS).map((network) => ({ network, href: `#${network}` }))

function Buttons({ size }: { size: SizeOf<'button'> }) {
  return BUTTON_KINDS.map((kind) => (
    <div key={kind} className={styles.row}>
      <Button kind={kind} size={size} icon="ticket" href="#tickets">
        Buy tickets
      </Button>
      <Button kind={kind} size={size}>
        Subscribe
      </Button>
      <Button kind={kind} size={size} icon="share" label={`Share, ${kind}`} />
      <Button kind={kind} size={size} loading>
        Sending
      </Button>
      <Button kind={kind} size={size} disabled>
        Sold out
      </Button>
      <Button kind={kind} size={size} href="#closed" disabled>
        Closed
      </Button>
    </div>
  ))
}

function Cards({ size }: { size: SizeOf<'card'> }) {
  return CARD_LAYOUTS.map((layout) => (
    <Card
      key={layout}
      layout={layout}
      size={size}
      level={4}
      href="#story"
      media={media}
      eyebrow="Women’s basketball"
      title="Vance’s thirty points carry the Kingfishers past the Otters"
      meta={<time dateTime="2026-11-14">November 14, 2026</time>}
    >
      {layout === 'stack' ? <p>A fourth-quarter run settled the opener in front of a full house.</p> : null}
    </Card>
  ))
}

function TabStrips({ size, theme }: { size: SizeOf<'tabs'>; theme: Theme }) {
  return (
    <>
      <Tabs
        size={size}
        label={`Team pages, ${theme}, ${size}`}
        items={[
          { href: '#schedule', label: 'Schedule' },
          { href: '#roster', label: 'Roster', current: true },
          { href: '#statistics', label: 'Statistics' },
          { href: '#news', label: 'News' },
        ]}
      />
    </>
  )
}

/** What the gallery shows of each component in one of its sizes; a component that is left out is a type error. */
export const samples: {
  [Component in Sized]: (size: SizeOf<Component>, theme: Theme) => ReactNode
} = {
  heading: (size) => (
    <Heading level={4} size={size} barred={size === 'large'}>
      Kingfishers win it late
    </Heading>
  ),
  button: (size) => <Buttons size={size} />,
  stamp: (size) => (
    <div className={styles.row}>
      {STAMP_TONES.map((tone) => (
        <Stamp key={tone} tone={tone} size={size}>
          {STAMP_TEXT[tone]}
        </Stamp>
      ))}
    </div>
  ),
  icon: (size) => <Icon name="sport-basketball" size={size} label={`Basketball, ${size}`} />,
  avatar: (size) => (
    <div className={styles.row}>
      <Avatar size={size} name="Imani Vance" />
      <Avatar size={size} name="Imani Vance" src={portrait} />
    </div>
  ),
  'social-links': (size) => <SocialLinks size={size} owner={`Halcyon, ${size},`} links={networks} />,
  select: (size) => (
    <div className={styles.pair}>
      <Select size={size} label={`Season, ${size}`} options={seasons} />
      <Select size={size} label={`Site, ${size}, disabled`} options={seasons} disabled />
    </div>
  ),
  'progress-indicator': (size, theme) => (
    <div className={styles.row}>
      <ProgressIndicator size={size} label={`Loading, ${theme}, ${size}`} />
      <ProgressIndicator
        size={size}
        label={`Season played, ${theme}, ${size}`}
        value={62}
        className={styles.grow}
      />
    </div>
  ),
  tabs: (size, theme) => <TabStrips size={size} theme={theme} />,
  'expansion-panel': (size) => (
    <ExpansionPanel size={size} level={4} title={`Parking and gates, ${size}`} open={size === 'small'}>
      <p>Gates open ninety minutes before the start.</p>
    </ExpansionPanel>
  ),
  table: (size, theme) => (
    <Table
      size={size}
      zebra={size === 'small'}
      caption={`Season leaders, ${theme}, ${size}`}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.player}
    />
  ),
  card: (size) => <Cards size={size} />,
  'person-thumbnail': (size) => (
    <>
      <PersonThumbnail
        size={size}
        name="Imani Vance"
        number="23"
        src={portrait}
        href="#player"
        meta="Guard · Junior · Port Ellery"
      />
      <PersonThumbnail size={size} name="Tess Okafor-Lindqvist" meta="Head coach" />
    </>
  ),
}
