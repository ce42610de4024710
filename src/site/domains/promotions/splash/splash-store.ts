import type { Splash } from '#contract/promotions.ts'

interface SplashRequest {
  sportId: number
  splashId?: number
}

type Ask = (request: SplashRequest) => Promise<{ data: Splash | null } | null>

const hashOf = ({ sportId, splashId }: SplashRequest) => `${sportId}/${splashId ?? ''}`

/** The splash pages of a visit. One that was had, or is known not to be, is not asked for again; a failure is. */
export class SplashStore {
  isLoading = false
  error: string | null = null
  readonly #pages = new Map<string, Splash | null>()
  readonly #ask: Ask

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async page(request: SplashRequest): Promise<Splash | null> {
    const hash = hashOf(request)
    const kept = this.#pages.get(hash)
    if (kept !== undefined) return kept
    this.isLoading = true
    this.error = null
    try {
      const page = (await this.#ask(request))?.data ?? null
      this.#pages.set(hash, page)
      return page
    } catch (error) {
      this.error = 'Failed to fetch splash page content'
      console.warn(this.error, error)
      return null
    } finally {
      this.isLoading = false
    }
  }
}
