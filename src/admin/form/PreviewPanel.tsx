import { type FormEvent, useEffect, useId, useState } from 'react'
import { call } from '../api/call.ts'
import { MomentInput } from '../fields/MomentField.tsx'
import controls from '../fields/parts/controls.module.css'
import { asList } from '../fields/parts/field-props.ts'
import { useStore } from '../ground/store.ts'
import { Button, OutLink } from '../parts/Button.tsx'
import { notify, notifyProblem } from '../shell/notices.ts'
import { isSettled, shown } from './autosave.ts'
import type { FormSession } from './form-session.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import styles from './PreviewPanel.module.css'
import { frameAddress, isFilePath, ownPath, passAddress, readPreviewAddress } from './preview-address.ts'

const widths = [
  { width: 390, label: 'Phone', icon: 'phone' },
  { width: 1440, label: 'Desktop', icon: 'screen' },
] as const

/** The real page with the draft in it, at any width, any address and any moment. Made anew after each save. */
export function PreviewPanel({
  session,
  isWide,
  onWiden,
}: {
  session: FormSession
  isWide: boolean
  onWiden(isWide: boolean): void
}) {
  const saving = useStore(session.saving)
  const { item, draft } = useStore(session.known)
  const id = useId()
  const [width, setWidth] = useState<number>(1440)
  const [chosenAt, setAt] = useState<string | null>(null)
  // Before it is seen there is no page to look at.
  const at = chosenAt ?? (draft ?? item)?.seenFrom ?? null
  const [isMomentShown, showMoment] = useState(false)
  // A page that was gone to stays until a field is changed that shows on another.
  const [gone, setGone] = useState<{ path: string; field: string | null } | null>(null)
  const field = useStore(session.field)
  const part = useStore(session.part)
  const looks = item?.looks ?? []
  const [typed, setTyped] = useState<string | null>(null)
  const [made, setMade] = useState<{ pass: string; path: string } | null>(null)
  const draftId = draft?.id ?? null

  useEffect(() => {
    if (session.id === null) return undefined
    let isGone = false
    const drafts = draftId === null ? [] : [draftId]
    const path = draftId === null && item?.address?.startsWith('/') ? { path: item.address } : {}
    call('preview', { body: { drafts, ...(at ? { at } : {}), ...path } }).then(
      ({ address }) => !isGone && setMade(readPreviewAddress(address)),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [session, draftId, at, item?.address])

  const wanted = looks.find(({ fields }) => field !== null && fields.includes(field)) ?? looks[0]
  const isStill =
    gone !== null && (gone.field === field || !looks.some(({ fields }) => fields.includes(field ?? '')))
  const path = (isStill ? gone.path : wanted?.path) ?? made?.path ?? '/'
  const isFile = isFilePath(path)
  const setOwn = (next: string) => setGone({ path: next, field })

  async function copy() {
    try {
      const { address } = await call('preview', {
        body: { drafts: draftId === null ? [] : [draftId], path, ...(at ? { at } : {}) },
      })
      await navigator.clipboard.writeText(location.origin + address)
      notify('Address copied. Whoever has it sees this preview for a day, without an account.')
    } catch (error) {
      notifyProblem(error)
    }
  }
  function go(event: FormEvent) {
    event.preventDefault()
    const typedPath = ownPath(typed ?? '')
    if (typedPath) setOwn(typedPath)
    setTyped(null)
  }
  const hiding = draft?.problems.filter(({ maySee }) => !maySee) ?? []
  if (draft?.isNew && hiding.length > 0 && gone === null)
    return (
      <div className={styles.nothing}>
        <p>Before there is a page to look at:</p>
        <ul className={styles.missing}>
          {hiding.map(({ field, message }) => (
            <li key={field + message}>{message}</li>
          ))}
        </ul>
      </div>
    )
  if (session.id === null || !made)
    return <p className={styles.nothing}>The page appears here as soon as something is written.</p>
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <form className={styles.path} onSubmit={go}>
          <label className="visually-hidden" htmlFor={id}>
            Page
          </label>
          <input
            id={id}
            className={controls.input}
            value={typed ?? path}
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setTyped(null)}
          />
        </form>
        {looks.length > 1 ? (
          <select
            className={styles.looks}
            aria-label="Page that shows it"
            value={looks.some((look) => look.path === path) ? path : ''}
            onChange={({ target }) => setOwn(target.value)}
          >
            {looks.some((look) => look.path === path) ? null : <option value="">Another page</option>}
            {looks.map((look) => (
              <option key={look.path} value={look.path}>
                {look.title}
              </option>
            ))}
          </select>
        ) : null}
        {(isFile ? [] : widths).map(({ width: each, label, icon }) => (
          <Button
            key={each}
            look={width === each ? 'plain' : 'quiet'}
            icon={icon}
            label={label}
            aria-pressed={width === each}
            onPress={() => setWidth(each)}
          />
        ))}
        {isWide || !isFile ? (
          <span className={styles.widen}>
            <Button
              look={isWide ? 'plain' : 'quiet'}
              icon="widen"
              label="Wide, in place of the form"
              aria-pressed={isWide}
              onPress={() => {
                onWiden(!isWide)
                setWidth(1440)
              }}
            />
          </span>
        ) : null}
        {isFile ? null : (
          <OutLink
            look="quiet"
            icon="open"
            label="Open the preview in a tab of its own"
            href={passAddress(made.pass, path)}
          />
        )}
        <Button
          look={isMomentShown || at ? 'plain' : 'quiet'}
          icon="clock"
          label="As of another moment"
          onPress={() => showMoment(!isMomentShown)}
        />
        <Button
          look="quiet"
          icon="link"
          label="Copy an address for somebody without an account"
          onPress={() => void copy()}
        />
      </div>
      {isMomentShown ? (
        <div className={styles.moment}>
          <span className={styles.words}>As of</span>
          <MomentInput id={`${id}-at`} value={at} onChange={setAt} />
        </div>
      ) : null}
      {isFile ? (
        <FileWords href={passAddress(made.pass, path)} />
      ) : (
        <PreviewFrame
          address={frameAddress(made.pass, path, draft?.version ?? 0)}
          width={width}
          behind={isSettled(saving) ? null : (saving.trouble?.what ?? 'saving')}
          title={`Preview of ${path}`}
          onGo={setOwn}
          part={part?.from === 'form' ? part.id : isStill ? null : ((field && wanted?.parts[field]) ?? null)}
          onPress={(ids) => {
            const known = ids.find((each) => isPartOf(session, each))
            if (known) session.part.set({ id: known, from: 'page' })
          }}
        />
      )}
    </div>
  )
}

/** A document is drawn by the browser, which no frame without script lets it do. */
const FileWords = ({ href }: { href: string }) => (
  <div className={styles.file}>
    <p>
      A document has no page: whoever follows this address is given the file, or asked for its code. Type the
      address of a page above to see it linked there.
    </p>
    <OutLink icon="open" href={href}>
      Open the file
    </OutLink>
  </div>
)

/** Whether an id of the page is a part that the form has: the name of a section. */
function isPartOf({ kind, saving }: FormSession, id: string): boolean {
  const value = shown(saving.get())
  return kind.fields.some(({ type, name }) => type === 'sections' && asList(value[name]).includes(id))
}
