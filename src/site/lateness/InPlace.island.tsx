import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { bringUp, type Shown, shownAs } from './in-place/bring-up.ts'

interface InPlaceProps {
  /** Of the region on the page. */
  id: string
  /** What the document came with. */
  html: string
  children: ReactNode
}

/**
 * Brings a region that came as HTML up to date without drawing it anew: React draws it where nobody sees it, and what
 * is other there than before is done to the region. Whoever reads it keeps focus, choice, place and selection.
 */
export default function InPlaceIsland({ id, html, children }: InPlaceProps) {
  const [drawn] = useState(() => document.createElement('div'))
  const last = useRef<{ was: Node; shown: Shown }>(null)

  // After each drawing: what is inside may draw itself anew too.
  useEffect(() => {
    const region = document.getElementById(id)
    if (!region) return
    last.current ??= firstDrawing(html, region)
    const { was, shown } = last.current
    const now = drawn.cloneNode(true)
    keepingSelection(() => bringUp(was, now, shown))
    last.current = { was: now, shown }
  })

  return createPortal(children, drawn)
}

function firstDrawing(html: string, region: Element) {
  const was = document.createElement('div')
  was.innerHTML = html
  return { was, shown: shownAs(was, region) }
}

/** A text that becomes another one would lose what is selected in it. */
function keepingSelection(change: () => void): void {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return change()
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  change()
  if (!anchorNode?.isConnected || !focusNode?.isConnected) return
  selection.setBaseAndExtent(
    anchorNode,
    within(anchorNode, anchorOffset),
    focusNode,
    within(focusNode, focusOffset),
  )
}

const within = (node: Node, offset: number) =>
  Math.min(offset, node instanceof CharacterData ? node.length : node.childNodes.length)
