import { lazy, Suspense, useState } from 'react'
import type { Asset } from '#contract/editing/media.ts'
import { useCall } from '../../api/queries.ts'
import { AltSuggestions } from '../../media/AltSuggestions.tsx'
import { pictureAt } from '../../media/asset-looks.ts'
import { OneUpload } from '../../media/OneUpload.tsx'
import { Button } from '../../parts/Button.tsx'
import { ByAddress } from './ByAddress.tsx'
import controls from './controls.module.css'
import { Decorative } from './Decorative.tsx'
import { asRow, asText, type OwnFieldProps } from './field-props.ts'
import { keyIn } from './library-key.ts'
import styles from './PictureField.module.css'

const LibraryPicker = lazy(async () => ({
  default: (await import('../../media/LibraryPicker.tsx')).LibraryPicker,
}))

/** A picture that is kept as its address alone: the pages have words for it already, such as a name. */
export function PictureAddressField({ value, onChange, ...props }: OwnFieldProps) {
  const { field } = props
  return (
    <PictureField
      {...props}
      isWordless
      value={{ url: asText(value), alt: '' }}
      onChange={(picture) => {
        const url = asText(asRow(picture).url)
        onChange(url === '' && (field.mayBeNull || !field.isRequired) ? null : url)
      }}
    />
  )
}

/** A picture and the words that stand for it: chosen from the library, uploaded here, or an address. */
export function PictureField({
  field,
  id,
  value,
  onChange,
  problem,
  isReadOnly,
  isWordless = false,
}: OwnFieldProps & { isWordless?: boolean }) {
  const picture = asRow(value)
  const [url, alt] = [asText(picture.url), asText(picture.alt)]
  const [failed, setFailed] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const key = keyIn(url)
  const known = useCall('library', { key: key ?? undefined, limit: 1 }, { isWanted: key !== null }).data
    ?.assets[0]
  const asset = key !== null && known?.address.includes(key) ? known : null
  const change = (part: { url?: string; alt?: string }) => {
    const next = { url, alt, ...picture, ...part }
    onChange(next.url === '' && field.mayBeNull && next.alt === '' ? null : next)
  }
  const choose = (chosen: Asset) => {
    setOpen(false)
    change({ url: chosen.address, alt: chosen.alt ?? '' })
  }
  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {url !== '' && failed !== url ? (
          <img className={styles.image} src={pictureAt(url, 320)} alt={alt} onError={() => setFailed(url)} />
        ) : (
          <span className={styles.none}>{url === '' ? 'No picture' : 'Not found'}</span>
        )}
      </div>
      <div className={styles.fields}>
        {isReadOnly ? null : (
          <div className={styles.ways}>
            <Button icon="media" onPress={() => setOpen(true)}>
              Choose from library
            </Button>
            <OneUpload type="picture" onTaken={choose} />
            {url !== '' && (field.mayBeNull || isWordless) ? (
              <Button look="quiet" icon="close" onPress={() => onChange(null)}>
                Take it off
              </Button>
            ) : null}
          </div>
        )}
        {isWordless ? null : (
          <>
            <label className={styles.label}>
              Alt text
              <input
                className={controls.input}
                // Of the two it is the words that are missing, where there is a picture.
                aria-invalid={problem && url !== '' ? true : undefined}
                readOnly={isReadOnly}
                placeholder={asset?.isDecorative ? 'Decorative: needs no words' : 'What can be seen'}
                value={alt}
                onChange={({ target }) => change({ alt: target.value })}
              />
            </label>
            {asset && !isReadOnly ? (
              <div className={styles.ways}>
                <AltSuggestions key={asset.id} assetId={asset.id} onUse={(words) => change({ alt: words })} />
                {asset.mayWrite ? (
                  <Decorative asset={asset} onMarked={(is) => is && change({ alt: '' })} />
                ) : null}
              </div>
            ) : null}
          </>
        )}
        <ByAddress
          id={id}
          label="Address of the picture"
          value={url}
          isWrong={Boolean(problem) && url === ''}
          isReadOnly={isReadOnly}
          onChange={(typed) => change({ url: typed })}
        />
      </div>
      {isOpen ? (
        <Suspense>
          <LibraryPicker isOpen onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      ) : null}
    </div>
  )
}
