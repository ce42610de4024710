import { lazy, type RefObject, Suspense, useState } from 'react'
import type { TextCard } from '#contract/text/text-cards.ts'
import { useStore } from '../../ground/store.ts'
import { insertPicture } from './behaviour/pictures.ts'
import type { Writing } from './behaviour/writing.ts'
import { BlockMenu } from './look/BlockMenu.tsx'
import { LinkBubble } from './look/LinkBubble.tsx'
import { PictureBubble } from './look/PictureBubble.tsx'
import { Toolbar } from './look/Toolbar.tsx'
import { NameHints } from './names/NameHints.tsx'

const LibraryPicker = lazy(async () => ({
  default: (await import('../../media/LibraryPicker.tsx')).LibraryPicker,
}))

const CardPanel = lazy(async () => ({ default: (await import('./look/CardPanel.tsx')).CardPanel }))

interface AroundProps {
  writing: Writing
  bar: RefObject<HTMLDivElement | null>
  controls: string
  isReadOnly: boolean
  hasFocus: boolean
  mayHoldCards: boolean
}

/** What stands around the text: its bar, and what belongs to the place that somebody is in. */
export function Around({ writing, bar, controls, isReadOnly, hasFocus, mayHoldCards }: AroundProps) {
  const { trigger, picture } = useStore(writing.shown)
  const [isChoosing, setChoosing] = useState(false)
  const [card, setCard] = useState<TextCard['kind'] | null>(null)
  const onCard = mayHoldCards ? setCard : null
  const key = trigger ? `${trigger.sign}${writing.editor.state.selection.from - trigger.length}` : ''
  return (
    <>
      {isReadOnly ? null : (
        <Toolbar
          writing={writing}
          bar={bar}
          controls={controls}
          onPicture={() => setChoosing(true)}
          onCard={onCard}
        />
      )}
      {hasFocus && !isReadOnly && trigger?.sign === '/' ? (
        <BlockMenu
          key={key}
          writing={writing}
          trigger={trigger}
          onPicture={() => setChoosing(true)}
          onCard={onCard}
        />
      ) : null}
      {hasFocus && !isReadOnly ? <NameHints writing={writing} /> : null}
      {hasFocus ? <LinkBubble writing={writing} isReadOnly={isReadOnly} /> : null}
      {hasFocus && picture && !isReadOnly ? (
        <PictureBubble key={picture.at} writing={writing} picture={picture} />
      ) : null}
      {card ? (
        <Suspense>
          <CardPanel writing={writing} kind={card} onClose={() => setCard(null)} />
        </Suspense>
      ) : null}
      {isChoosing ? (
        <Suspense>
          <LibraryPicker
            isOpen
            onClose={() => setChoosing(false)}
            onChoose={(asset) => {
              setChoosing(false)
              insertPicture(writing.editor, asset)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
