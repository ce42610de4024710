import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Asset } from '#contract/editing/media.ts'
import { classNames } from '#ui/class-names.ts'
import { call } from '../api/call.ts'
import { somethingChanged, useCall, useKind, useMe } from '../api/queries.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { AltSuggestions } from '../media/AltSuggestions.tsx'
import { factsOf, fileOf } from '../media/asset-looks.ts'
import { DocumentGaps } from '../media/DocumentGaps.tsx'
import { FilePicker } from '../media/FilePicker.tsx'
import { upload } from '../media/uploads.ts'
import { Button, ButtonLink, OutLink } from '../parts/Button.tsx'
import { DeletePanel } from '../references/DeletePanel.tsx'
import { notify, notifyDone, notifyProblem } from '../shell/notices.ts'
import styles from './AssetPanel.module.css'
import { FocalPoint } from './FocalPoint.tsx'
import { focusIn } from './focal.ts'
import { useAssetSaving } from './use-asset-saving.ts'

const ofPictures = ['alt', 'isDecorative']
const ofAll = ['title', 'caption', 'credit', 'sportId', 'gameId', 'playerIds', 'staffMemberIds']
const ofTimed = ['captionsId']

/** All that is said of one file, where it is used, and what can be done with it. */
export function AssetPanel({ id, onClose }: { id: number; onClose(): void }) {
  const { data: asset, error } = useCall('asset', { id })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [id])
  const isThis = asset?.id === id
  return (
    <aside className={styles.panel} aria-label="About this file">
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {isThis ? asset.title : error ? 'It is not there' : ' '}
        </h2>
        <Button look="quiet" icon="close" label="Close" onPress={onClose} />
      </header>
      {isThis ? <About key={id} asset={asset} onClose={onClose} /> : null}
    </aside>
  )
}

function About({ asset, onClose }: { asset: Asset; onClose(): void }) {
  const role = useMe()
  const mayReplace =
    asset.mayWrite && (role?.isOperator || role?.role === 'publisher' || role?.role === 'administrator')
  const replace = async (files: File[]) => {
    const [taken] = await Promise.all(upload(files.slice(0, 1), { replaces: asset.id }))
    if (taken) notify('Replaced wherever it is shown. The history has the file that it was.')
  }
  const item = useCall('item', { kind: 'media-assets', id: asset.id }).data
  const isThis = item?.id === asset.id && item.kind === 'media-assets'
  const saving = useAssetSaving(asset, isThis ? item.published : null)
  return (
    <div className={styles.body}>
      {asset.type === 'picture' ? (
        <FocalPoint
          asset={asset}
          focus={focusIn(saving.values)}
          onChange={(focus) => saving.set({ focalX: focus?.x ?? null, focalY: focus?.y ?? null })}
          onLeave={saving.flush}
        />
      ) : null}
      {asset.mayWrite ? (
        <p className={classNames(styles.mark, saving.isWrong && styles.wrong)} role="status">
          {saving.words}
        </p>
      ) : null}
      {asset.type === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the site shows its captions; here it is looked at to know it
        <video className={styles.media} src={fileOf(asset)} controls preload="metadata" />
      ) : null}
      {asset.type === 'sound' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the site shows its captions; here it is heard to know it
        <audio className={styles.media} src={fileOf(asset)} controls preload="metadata" />
      ) : null}
      <p className={styles.facts}>
        {factsOf(asset)}
        {asset.createdBy ? ` · ${asset.createdBy}` : ''}
      </p>
      <DocumentGaps gaps={asset.gaps} />
      <AssetFields asset={asset} saving={saving} />
      <Uses id={asset.id} />
      <div className={styles.actions}>
        <OutLink icon="open" href={fileOf(asset)}>
          Open
        </OutLink>
        {mayReplace ? (
          <FilePicker isOne onFiles={(files) => void replace(files)}>
            Replace everywhere
          </FilePicker>
        ) : null}
        <ButtonLink icon="history" to={`/content/media-assets/${asset.id}`}>
          History
        </ButtonLink>
        {asset.mayWrite ? <Delete asset={asset} onGone={onClose} /> : null}
      </div>
    </div>
  )
}

/** Kept as one goes. */
function AssetFields({ asset, saving }: { asset: Asset; saving: ReturnType<typeof useAssetSaving> }) {
  const kind = useKind('media-assets')
  const { data: item } = useCall('item', { kind: 'media-assets', id: asset.id })
  if (!kind || item?.id !== asset.id || item.kind !== 'media-assets') return null
  const names = [
    ...(asset.type === 'picture' ? ofPictures : []),
    ...ofAll,
    ...(asset.type === 'video' || asset.type === 'sound' ? ofTimed : []),
  ]
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const field = kind.fields.find((each) => each.name === name)
        if (!field) return null
        return (
          <div key={name} className={styles.field}>
            <FieldInput
              // A picture without words is on no page, unless it decorates.
              field={name === 'alt' ? { ...field, isRequired: saving.values.isDecorative !== true } : field}
              value={saving.values[name]}
              titles={item.titles}
              isReadOnly={!asset.mayWrite}
              onChange={(given) => saving.set({ [name]: given })}
            />
            {name === 'alt' && asset.mayWrite ? (
              <AltSuggestions assetId={asset.id} onUse={(words) => saving.set({ alt: words })} />
            ) : null}
          </div>
        )
      })}
    </div>
  )
}

function Uses({ id }: { id: number }) {
  const { data } = useCall('assetUses', { id })
  return (
    <section className={styles.uses} aria-label="Where it is used">
      <h3>Where it is used</h3>
      {data && data.uses.length === 0 ? <p className={styles.facts}>Nowhere yet.</p> : null}
      <ul>
        {(data?.uses ?? []).map((use) => (
          <li key={`${use.kind}/${use.id}/${use.isDraft}`}>
            <Link to={`/content/${use.kind}/${use.id}`}>{use.title}</Link>{' '}
            <span className={styles.facts}>
              {use.one}
              {use.isDraft ? ', draft' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Delete({ asset, onGone }: { asset: Asset; onGone(): void }) {
  const [isAsked, setAsked] = useState(false)
  async function remove() {
    try {
      const done = await call('remove', { kind: 'media-assets', id: asset.id, confirmed: true })
      onGone()
      await somethingChanged()
      notifyDone(`${asset.title} is in the trash.`, done)
    } catch (error) {
      notifyProblem(error)
    }
  }
  return (
    <>
      <Button look="danger" icon="trash" onPress={() => setAsked(true)}>
        Delete…
      </Button>
      <DeletePanel
        kind="media-assets"
        id={asset.id}
        title={asset.title}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onDelete={remove}
      />
    </>
  )
}
