import { lessMotion } from '#site/page/looks/less-motion.ts'
import { areRotatorsPaused, onRotatorsPaused } from './rotators-paused.ts'
import { slideAfter } from './turn.ts'

/** Why a rotator that plays does not turn just now. */
type Hold = 'pointer' | 'focus' | 'out of view' | 'hidden document'

/**
 * The behaviour of `Rotator`. An element of its own and not a component: it works on the server's HTML as it stands,
 * wherever that is kept, and the browser tells it when it comes and goes.
 */
class RotatorElement extends HTMLElement {
  #left = new AbortController()
  #holds = new Set<Hold>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isPlaying = false

  connectedCallback() {
    this.#left = new AbortController()
    const { signal } = this.#left
    this.addEventListener('click', this.#onClick, { signal })
    // Whoever reads or is about to choose is not hurried; the pointer or focus on the play button itself is no reading.
    this.addEventListener(
      'pointerover',
      ({ pointerType, target }) => this.#hold('pointer', pointerType !== 'touch' && !isPlay(target)),
      { signal },
    )
    this.addEventListener('pointerleave', () => this.#hold('pointer', false), { signal })
    this.addEventListener(
      'focusin',
      ({ target }) =>
        this.#hold('focus', target instanceof Element && target.matches(':focus-visible') && !isPlay(target)),
      { signal },
    )
    this.addEventListener('focusout', () => this.#hold('focus', false), { signal })
    this.#track?.addEventListener('scroll', () => this.#showPlace(), { signal, passive: true })
    const onVisibility = () => this.#hold('hidden document', document.hidden)
    document.addEventListener('visibilitychange', onVisibility, { signal })
    onVisibility()
    this.#watch(signal)

    const stopListening = onRotatorsPaused(() => this.#play(!areRotatorsPaused()))
    signal.addEventListener('abort', stopListening)
    this.#play(!areRotatorsPaused())
  }

  disconnectedCallback() {
    this.#left.abort()
    clearTimeout(this.#timer)
    this.#holds.clear()
  }

  /** Out of view it does not turn; where all slides fit, nothing is left to control. */
  #watch(signal: AbortSignal) {
    const visible = new IntersectionObserver(([entry]) => this.#hold('out of view', !entry?.isIntersecting))
    // Until it is known to be in view.
    this.#holds.add('out of view')
    visible.observe(this)
    const sized = new ResizeObserver(() => {
      this.toggleAttribute('data-fits', this.#inView >= this.#slides.length)
      this.#showPlace()
    })
    if (this.#track) sized.observe(this.#track)
    signal.addEventListener('abort', () => {
      visible.disconnect()
      sized.disconnect()
    })
  }

  get #track() {
    return this.querySelector<HTMLElement>('[data-track]')
  }

  get #slides() {
    return [...(this.#track?.children ?? [])] as HTMLElement[]
  }

  get #slideWidth() {
    return this.#slides[0]?.getBoundingClientRect().width || 1
  }

  get #inView() {
    return Math.max(1, Math.round((this.#track?.clientWidth ?? 0) / this.#slideWidth))
  }

  get #current() {
    return Math.round((this.#track?.scrollLeft ?? 0) / this.#slideWidth)
  }

  get #delay() {
    return Number(this.dataset.delay ?? 0)
  }

  #play(wanted: boolean) {
    if (!this.#delay) return
    this.#isPlaying = wanted
    this.toggleAttribute('data-playing', wanted)
    const label = this.getAttribute('aria-label')
    this.querySelector('[data-play]')?.setAttribute('aria-label', `${wanted ? 'Pause' : 'Play'} ${label}`)
    this.#schedule()
  }

  #hold(why: Hold, holds: boolean) {
    if (this.#holds.has(why) === holds) return
    if (holds) this.#holds.add(why)
    else this.#holds.delete(why)
    this.#schedule()
  }

  /** Each slide gets its whole time anew, after a turn and after a hold. */
  #schedule() {
    clearTimeout(this.#timer)
    const turns = this.#isPlaying && this.#holds.size === 0
    this.toggleAttribute('data-turning', turns)
    if (!turns) return
    this.#hasten()
    this.#timer = setTimeout(() => this.#go(this.#after(1)), this.#delay)
  }

  #after(step: number) {
    return slideAfter(this.#current, step, this.#slides.length, this.#inView)
  }

  #go(index: number) {
    const slide = this.#slides[index]
    if (!slide) return
    const behavior = lessMotion() ? 'instant' : 'smooth'
    this.#track?.scrollTo({ left: slide.offsetLeft, behavior })
    this.#schedule()
  }

  /** The pictures of the slide to come are lazy; it should not turn to an empty one. */
  #hasten() {
    const pictures =
      this.#slides[this.#after(this.#inView)]?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')
    for (const picture of pictures ?? []) picture.loading = 'eager'
  }

  #showPlace() {
    const current = this.#current
    const stops = this.#slides.length - this.#inView + 1
    for (const [index, dot] of this.querySelectorAll<HTMLElement>('[data-go]').entries()) {
      dot.hidden = index >= stops
      if (index === current) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }

  #onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const { play, step, go } = button?.dataset ?? {}
    if (play !== undefined) this.#play(!this.#isPlaying)
    const chosen = step ? this.#after(Number(step)) : go ? Number(go) : undefined
    if (chosen === undefined) return
    this.#go(chosen)
    const status = this.querySelector('[role="status"]')
    if (status) status.textContent = `Slide ${chosen + 1} of ${this.#slides.length}`
  }
}

const isPlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-play]') !== null

// A late chunk may be evaluated twice when a new build replaces it.
if (!customElements.get('site-rotator')) customElements.define('site-rotator', RotatorElement)
