import type { Editor } from '@tiptap/core'
import { isSame } from '../../../ground/same.ts'
import { createStore } from '../../../ground/store.ts'
import { wordsIn } from '../text/measure.ts'
import { createEditor, htmlOf, putHtml } from './create-editor.ts'
import { asksWords } from './pictures.ts'
import { nothingShown, type Shown, shownOf } from './shown.ts'

interface WritingNeeds {
  place: HTMLElement
  html: string
  isReadOnly: boolean
  attributes: Record<string, string>
  onChange(html: string): void
  onLeave(): void
  onBar(): void
}

/** What is typed is told to the form when the fingers rest this long: sooner than it saves, and never between two keys. */
const restMs = 150

/** A text being written: the editor, what is shown of it, and how it gets into its form. Outlives no screen. */
export class Writing {
  readonly editor: Editor
  readonly shown = createStore<Shown>(nothingShown)
  readonly words = createStore(0)
  /** Somebody wants to say where words lead. */
  readonly isLinkAsked = createStore(false)
  /** Counts what was written, for whoever looks for something in the text. */
  readonly turn = createStore(0)
  /** Whoever has a menu open is asked first. */
  readonly listeners = new Set<(event: KeyboardEvent) => boolean>()
  /** A picture was put in whose words are asked for. */
  #isWordless = false
  #html: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #needs: WritingNeeds

  constructor(needs: WritingNeeds) {
    this.#needs = needs
    this.#html = needs.html
    this.editor = createEditor({
      place: needs.place,
      html: needs.html,
      isReadOnly: needs.isReadOnly,
      attributes: needs.attributes,
      onKeyDown: (event) => [...this.listeners].some((listener) => listener(event)),
      onLink: () => this.isLinkAsked.set(true),
      onLeave: () => needs.onLeave(),
      onBar: () => needs.onBar(),
      onSave: () => this.flush(),
    })
    this.editor.on('transaction', ({ transaction }) => {
      if (transaction.getMeta(asksWords) === true) this.#isWordless = true
      this.#look()
    })
    this.editor.on('update', () => {
      this.#timer ??= setTimeout(() => this.flush(), restMs)
    })
    this.editor.on('blur', () => this.flush())
    // Whoever is back in the text has another place in mind.
    this.editor.on('focus', () => this.isLinkAsked.set(false))
    this.#look()
    this.words.set(wordsIn(this.editor.state.doc))
  }

  /** What the form has now: somebody else's text, or what was chosen of two. What was told it last is no news. */
  take(html: string): void {
    const told = this.#html
    // What was typed a moment ago comes first: the form asks which of the two is meant.
    this.flush()
    if (this.#html !== told || html === told) return
    this.#html = html
    putHtml(this.editor, html)
    this.#measure()
  }

  /** Whether the words of a picture are asked for: once, by whoever can. */
  takesWords(): boolean {
    const isAsked = this.#isWordless
    this.#isWordless = false
    return isAsked
  }

  describe(attributes: Record<string, string>, isReadOnly: boolean): void {
    const { editorProps } = this.editor.options
    this.editor.setOptions({ editable: !isReadOnly, editorProps: { ...editorProps, attributes } })
  }

  /** Tells the form what was typed. */
  flush(): void {
    if (this.#timer === undefined) return
    this.#cancel()
    const html = htmlOf(this.editor)
    this.#measure()
    if (html === this.#html) return
    this.#html = html
    this.#needs.onChange(html)
  }

  close(): void {
    this.flush()
    this.editor.destroy()
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #measure(): void {
    this.words.set(wordsIn(this.editor.state.doc))
    this.turn.set(this.turn.get() + 1)
  }

  #look(): void {
    const next = shownOf(this.editor)
    if (!isSame(next, this.shown.get())) this.shown.set(next)
  }
}
