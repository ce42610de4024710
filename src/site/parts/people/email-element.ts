import { mailAddress } from './mail-address.ts'

/** The behaviour of `EmailLink`: the parts meet when somebody comes to them, by pointer, by touch or by keyboard. */
class EmailElement extends HTMLElement {
  #met = new AbortController()

  connectedCallback() {
    const link = this.querySelector('a')
    if (!link || link.hasAttribute('href')) return
    link.tabIndex = 0
    link.role = 'link'
    this.#met = new AbortController()
    const meet = () => {
      this.#met.abort()
      link.href = mailAddress(this.#part('user'), this.#part('domain'))
      link.removeAttribute('tabindex')
      link.removeAttribute('role')
    }
    for (const type of ['pointerenter', 'touchstart', 'focusin', 'click'])
      this.addEventListener(type, meet, { signal: this.#met.signal, passive: true, capture: true })
  }

  disconnectedCallback() {
    this.#met.abort()
  }

  #part(name: string): string {
    return this.querySelector(`[data-part="${name}"]`)?.textContent ?? ''
  }
}

customElements.define('email-link', EmailElement)
