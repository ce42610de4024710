import { lazy, Suspense, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { fileUrl } from '#ui/image-url.ts'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/queries.ts'
import { factsOf, fileOf, iconOf } from '../../media/asset-looks.ts'
import { DocumentGaps } from '../../media/DocumentGaps.tsx'
import { OneUpload } from '../../media/OneUpload.tsx'
import { Button, OutLink } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { notifyProblem } from '../../shell/notices.ts'
import { ByAddress } from './ByAddress.tsx'
import styles from './FileField.module.css'
import { asList, asText, type Beside, type OwnFieldProps } from './field-props.ts'
import { keyIn } from './library-key.ts'

const LibraryPicker = lazy(async () => ({
  default: (await import('../../media/LibraryPicker.tsx')).LibraryPicker,
}))

type File = NonNullable<OwnFieldProps['field']['file']>

/** Writes into the fields around it what is known of the file. */
async function fill({ fills }: File, asset: Asset, beside: Beside): Promise<void> {
  for (const { field, fact } of fills) {
    const known = fact === 'captions' ? await captionsOf(asset, beside.values[field]) : asset[fact]
    if (known !== null) beside.change(field, known)
  }
}

/** A video of the library brings its captions, unless some were chosen here. */
async function captionsOf({ captionsId }: Asset, chosen: unknown) {
  if (captionsId === null || asList(chosen).length > 0) return null
  const captions = await call('asset', { id: captionsId })
  return [{ language: 'en', label: 'English', url: fileOf(captions) }]
}

/** A recording or a document: chosen from the library, uploaded here, or where it is kept. */
export function FileField({
  field,
  id,
  describedBy,
  value,
  onChange,
  isReadOnly,
  beside,
  Inner,
}: OwnFieldProps) {
  const file: File = field.file ?? { type: 'document', isAddress: false, fills: [] }
  const address = asText(value)
  const [isOpen, setOpen] = useState(false)
  const key = keyIn(address)
  const known = useCall('library', { key: key ?? undefined, limit: 1 }, { isWanted: key !== null }).data
    ?.assets[0]
  const asset = key !== null && known?.address.includes(key) ? known : null
  const choose = (chosen: Asset) => {
    setOpen(false)
    onChange(file.isAddress ? fileOf(chosen) : chosen.address)
    if (beside) fill(file, chosen, beside).catch(notifyProblem)
  }
  const isByHand = key === null && address !== ''
  return (
    <div className={styles.file}>
      {address === '' ? null : (
        <p className={styles.chosen}>
          <Icon name={iconOf[file.type]} />
          <span className={styles.title}>{asset?.title ?? address.split('/').at(-1)}</span>
          {asset ? <span className={styles.facts}>{factsOf(asset)}</span> : null}
          <OutLink look="quiet" icon="open" href={file.isAddress ? address : fileUrl(address)}>
            Open it
          </OutLink>
        </p>
      )}
      <div role="status">
        <DocumentGaps gaps={asset?.gaps ?? []} />
      </div>
      {isReadOnly ? null : (
        <div className={styles.ways}>
          <Button icon="media" onPress={() => setOpen(true)}>
            Choose from library
          </Button>
          <OneUpload type={file.type} onTaken={choose} />
          {address !== '' && field.mayBeNull ? (
            <Button look="quiet" icon="close" onPress={() => onChange(null)}>
              Take it off
            </Button>
          ) : null}
        </div>
      )}
      <ByAddress
        id={id}
        label="Address of the file"
        value={address}
        describedBy={describedBy}
        isReadOnly={isReadOnly}
        onChange={(typed) => onChange(typed === '' && field.mayBeNull ? null : typed)}
      />
      {isByHand && beside
        ? beside.fields.map((each) => (
            <Inner
              key={each.name}
              field={each}
              value={beside.values[each.name]}
              titles={{}}
              isReadOnly={isReadOnly ?? false}
              onChange={(given) => beside.change(each.name, given)}
            />
          ))
        : null}
      {isOpen ? (
        <Suspense>
          <LibraryPicker isOpen type={file.type} onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      ) : null}
    </div>
  )
}
