import { useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { session as signIn } from '../api/session.ts'
import { useStore } from '../ground/store.ts'
import { Button, OutLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu, type MenuChoice } from '../parts/Menu.tsx'
import { StateMark } from '../parts/StateMark.tsx'
import { Present } from '../presence/Present.tsx'
import type { PresenceSession } from '../presence/presence.ts'
import { DeletePanel } from '../references/DeletePanel.tsx'
import { useArrival } from '../shell/Screen.tsx'
import { markOf } from './autosave.ts'
import { CardsPanel } from './cards/CardsPanel.tsx'
import { cardPath } from './cards/card-paths.ts'
import styles from './FormHead.module.css'
import type { FormSession } from './form-session.ts'
import { PlanPanel } from './PlanPanel.tsx'
import { ReleasePanel } from './ReleasePanel.tsx'
import { SendBackPanel } from './SendBackPanel.tsx'
import type { FormActions } from './use-actions.ts'

interface FormHeadProps {
  session: FormSession
  title: string
  actions: FormActions
  presence: PresenceSession | null
}

type Asked = 'plan' | 'release' | 'send back' | 'delete' | 'cards' | null

/** What it is, where it stands, whether it is saved, and what can be done. */
export function FormHead({ session, title, actions, presence }: FormHeadProps) {
  const { kind } = session
  const { item, draft } = useStore(session.known)
  const [asked, setAsked] = useState<Asked>(null)
  const heading = useArrival()
  const close = () => setAsked(null)
  const card = item?.seenFrom ? null : cardPath(kind.kind, session.id, item?.address ?? null)
  const choices: MenuChoice[] = [
    ...(actions.mayPublish && actions.isDrafted
      ? [
          {
            id: 'plan',
            label: draft?.publishAt ? 'Change when it goes out…' : 'Publish at…',
            icon: 'clock' as const,
            onChoose: () => setAsked('plan'),
          },
          {
            id: 'release',
            label: draft?.releaseId ? 'Its release…' : 'Add to a release…',
            icon: 'release' as const,
            onChoose: () => setAsked('release'),
          },
        ]
      : []),
    ...(actions.isWaiting && actions.mayPublish
      ? [
          {
            id: 'back',
            label: 'Send back with a note…',
            icon: 'undo' as const,
            onChoose: () => setAsked('send back'),
          },
        ]
      : []),
    ...(card
      ? [{ id: 'cards', label: 'Share cards…', icon: 'media' as const, onChoose: () => setAsked('cards') }]
      : []),
    ...(session.id !== null && !kind.isSingle && kind.mayWrite
      ? [{ id: 'copy', label: 'Duplicate', icon: 'copy' as const, onChoose: () => void actions.duplicate() }]
      : []),
    ...(actions.isDrafted && actions.mayWrite
      ? [
          {
            id: 'discard',
            label: 'Discard the draft',
            icon: 'close' as const,
            isDangerous: true,
            onChoose: () => void actions.discard(),
          },
        ]
      : []),
    ...(item?.published && !kind.isSingle && actions.mayPublish
      ? [
          {
            id: 'delete',
            label: 'Delete…',
            icon: 'trash' as const,
            isDangerous: true,
            onChoose: () => setAsked('delete'),
          },
        ]
      : []),
  ]
  return (
    <header className={styles.head}>
      <Link
        className={styles.back}
        to={kind.isSingle ? '/settings' : `/content/${kind.kind}`}
        aria-label={`Back to ${kind.isSingle ? 'settings' : kind.many.toLowerCase()}`}
      >
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.names}>
        <p className={styles.kind}>{kind.isSingle ? 'Settings' : kind.many}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      <div className={styles.state}>
        <StateMark
          isPublished={Boolean(item?.published)}
          draftState={draft?.state ?? (session.id === null ? 'open' : null)}
          publishAt={draft?.publishAt ?? null}
          seenFrom={item?.seenFrom ?? null}
        />
        {actions.mayWrite ? <SavedMark session={session} /> : null}
        {presence ? <Present presence={presence} /> : null}
      </div>
      {actions.story ? (
        <div className={styles.offer}>
          <Button isDisabled={actions.isBusy} onPress={() => void actions.story?.write()}>
            {actions.story.label}
          </Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        {item?.address && !item.seenFrom ? (
          <OutLink look="quiet" icon="open" label="See it on the site" href={item.address} />
        ) : null}
        {choices.length > 0 ? (
          <Menu label="More" choices={choices}>
            <Button look="quiet" icon="more" label="More" />
          </Menu>
        ) : null}
        {actions.main ? (
          <Button look="main" isDisabled={!actions.main.isReady} onPress={() => void actions.main?.run()}>
            {actions.main.label}
          </Button>
        ) : null}
      </div>
      <PlanPanel
        isOpen={asked === 'plan'}
        publishAt={draft?.publishAt ?? null}
        onClose={close}
        onPlan={actions.plan}
      />
      <ReleasePanel
        isOpen={asked === 'release'}
        releaseId={draft?.releaseId ?? null}
        onClose={close}
        onChoose={actions.putIntoRelease}
      />
      {card && session.id !== null ? (
        <CardsPanel
          kind={kind.kind}
          id={session.id}
          title={title}
          path={card}
          isOpen={asked === 'cards'}
          onClose={close}
        />
      ) : null}
      <SendBackPanel isOpen={asked === 'send back'} onClose={close} onSend={actions.sendBack} />
      <DeletePanel
        isOpen={asked === 'delete'}
        kind={kind.kind}
        id={session.id}
        title={title}
        onClose={close}
        onDelete={actions.remove}
      />
    </header>
  )
}

/** Which of the two has what was typed: the server, or this device alone. */
function SavedMark({ session }: { session: FormSession }) {
  const state = useStore(session.saving)
  const isSignedOut = useStore(signIn) !== 'in'
  const { words, look } = markOf(state, { isSignedOut, isNew: session.id === null })
  return (
    <p className={classNames(styles.mark, styles[look])} role="status">
      {words}
    </p>
  )
}
