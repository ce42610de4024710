import type { Suggestion } from '#contract/search.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { fileUrl, imageUrl, isDrawn, personImage } from '#ui/image-url.ts'
import { nextOption } from './next-option.ts'
import styles from './SearchSuggestions.module.css'

const listId = 'search-suggestions'
const shortest = 2
/** Whoever types quickly is asked for once. */
const pauseMs = 70
const pictureSize = 44

const known = new WeakSet<HTMLFormElement>()

/** Offers what may be meant, below the field of the search: a combobox as the ARIA practices describe it. */
export function suggestIn(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  if (!input || known.has(form)) return
  known.add(form)
  const list = element('div', styles.list, { id: listId, role: 'listbox', 'aria-label': 'Suggestions' })
  const status = element('p', 'visually-hidden', { role: 'status' })
  list.hidden = true
  form.after(list, status)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)

  const answers = new Map<string, Promise<Suggestion[]>>()
  let active = -1
  let timer = 0

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]

  function choose(index: number): void {
    active = index
    for (const [place, option] of options().entries())
      option.setAttribute('aria-selected', String(place === index))
    const option = options()[index]
    if (option) {
      input?.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input?.removeAttribute('aria-activedescendant')
  }

  function show(items: readonly Suggestion[]): void {
    list.replaceChildren(...items.map(optionOf))
    list.hidden = items.length === 0
    input?.setAttribute('aria-expanded', String(items.length > 0))
    choose(-1)
  }

  async function ask(): Promise<void> {
    const q = asked(input?.value ?? '')
    if (q.length < shortest) {
      status.textContent = ''
      show([])
      return
    }
    const answer = answers.get(q) ?? suggestions(q)
    answers.set(q, answer)
    const items = await answer.catch(() => {
      answers.delete(q)
      return []
    })
    // Somebody who went on typing is not shown what they typed before.
    if (asked(input?.value ?? '') !== q) return
    show(items)
    status.textContent =
      items.length === 0
        ? 'No suggestions'
        : items.length === 1
          ? '1 suggestion'
          : `${items.length} suggestions`
  }

  input.addEventListener('input', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void ask(), pauseMs)
  })
  input.addEventListener('keydown', (event) => {
    const next = nextOption(event.key, active, options().length)
    if (next !== null) {
      event.preventDefault()
      choose(next)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      options()[active]?.click()
    }
  })
  form.addEventListener('reset', () => show([]))
  void ask()
}

/** The same for everybody who means the same, so that one answer is kept for all of them. */
const asked = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 60)

async function suggestions(q: string): Promise<Suggestion[]> {
  const { search } = await lateApi()
  return (await search.suggest({ q })).items
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className ?? ''
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

function optionOf(item: Suggestion, index: number): HTMLAnchorElement {
  const option = element('a', styles.option, {
    id: `${listId}-${index}`,
    role: 'option',
    href: item.url,
    tabindex: '-1',
    'aria-selected': 'false',
  })
  const title = element('span', styles.title)
  title.append(
    ...item.title.map(({ text, isMatch }) => {
      const piece = element(isMatch ? 'b' : 'span', '')
      piece.textContent = text
      return piece
    }),
  )
  const words = element('span', styles.words)
  words.append(title)
  if (item.detail) {
    const detail = element('span', styles.detail)
    detail.textContent = item.detail
    words.append(detail)
  }
  option.append(pictureOf(item), words)
  return option
}

/** A portrait, a crest or a small picture; what has none keeps its place. */
function pictureOf({ kind, image }: Suggestion): HTMLElement {
  const source = kind === 'person' ? personImage(image) : image
  const frame = element('span', styles.picture)
  if (!source) return frame
  const picture = element('img', '', { alt: '', width: String(pictureSize), height: String(pictureSize) })
  picture.src = isDrawn({ src: source, width: pictureSize })
    ? fileUrl(source)
    : imageUrl({ src: source, width: 96, height: 96, gravity: 'north' })
  frame.append(picture)
  return frame
}
