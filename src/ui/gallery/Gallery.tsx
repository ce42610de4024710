import type { ReactNode } from 'react'
import { THEMES, type Theme } from '../ground/theme.ts'
import { Heading } from '../Heading.tsx'
import { Icon } from '../Icon.tsx'
import { ICON_NAMES } from '../icons/icon-names.ts'
import { ALLOWED_SIZES, type Sized, type SizeOf } from '../sizes.ts'
import styles from './Gallery.module.css'
import { samples } from './GallerySamples.tsx'

const NARROW = ['heading', 'button', 'stamp', 'icon', 'avatar', 'select', 'progress-indicator'] as const
const WIDE = ['tabs', 'expansion-panel', 'table', 'social-links'] as const
const FULL = ['card', 'person-thumbnail'] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part} data-component={title}>
      <h3 className={styles.title}>{title.replace('-', ' ')}</h3>
      {children}
    </div>
  )
}

function Sizes<Component extends Sized>({ of, theme }: { of: Component; theme: Theme }) {
  const sizes: readonly SizeOf<Component>[] = ALLOWED_SIZES[of]
  return (
    <Part title={of}>
      <div className={styles[of]}>
        {sizes.map((size) => (
          <div key={size} className={styles.sample} data-size={size}>
            {samples[of](size, theme)}
          </div>
        ))}
      </div>
    </Part>
  )
}

function Texts() {
  return (
    <Part title="text">
      <p>
        Text in the body face with <a href="#link">a link in it</a>, and{' '}
        <span className={styles.muted}>quieter words beside it</span>.
      </p>
    </Part>
  )
}

function OnTheme({ theme }: { theme: Theme }) {
  return (
    <section className={`${theme} ${styles.theme}`} aria-label={theme}>
      <Heading level={2} size="large" barred>
        {theme}
      </Heading>
      <div className={styles.columns}>
        <div className={styles.column}>
          {NARROW.map((component) => (
            <Sizes key={component} of={component} theme={theme} />
          ))}
        </div>
        <div className={styles.column}>
          <Texts />
          {WIDE.map((component) => (
            <Sizes key={component} of={component} theme={theme} />
          ))}
        </div>
      </div>
      {FULL.map((component) => (
        <Sizes key={component} of={component} theme={theme} />
      ))}
    </section>
  )
}

/** Every component in every allowed size on every theme, for looking at; it is no part of a school's site. */
export function Gallery({ themes = THEMES }: { themes?: readonly Theme[] }) {
  return (
    <div className={styles.gallery}>
      <header className={styles.theme}>
        <Heading level={1} size="x-large">
          Component gallery
        </Heading>
      </header>
      {themes.map((theme) => (
        <OnTheme key={theme} theme={theme} />
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
