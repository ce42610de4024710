import { type HeaderState, mark } from '#site/page/layout/live-markers.ts'

/** From these widths on the sport's menu and the main menu lie in their bars; below them they are sheets. */
const [wideSportMenu, wideMenu] = ['(min-width: 64em)', '(min-width: 80em)'] as const

/** An opened menu takes the focus when it no longer moves. */
const focusDelay = () => (matchMedia(wideMenu).matches ? 300 : 500)

const openPopovers = (where = '') => [
  ...document.querySelectorAll<HTMLElement>(`${where}[popover]:popover-open`),
]
/** In the order of the document, so that a menu within a menu comes last. */
const openMenus = () => openPopovers(':is([data-header-menu], [data-header-menu] *)')

const stateOf = (menu: HTMLElement | undefined) =>
  menu?.closest<HTMLElement>('[data-header-menu]')?.dataset.headerMenu as HeaderState | undefined

const triggerOf = (menu: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction="hide"])`)

const firstStop = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button, input')].find((stop) => stop.checkVisibility())

function closeMenus(isOver: (menu: HTMLElement) => boolean = () => true): void {
  for (const menu of openPopovers()) if (isOver(menu)) menu.hidePopover()
}

/**
 * Menus are popovers: the browser opens and toggles them, keeps one open at a time and closes them on Escape or a click
 * elsewhere, all without a script. This adds what it leaves out: the page's markers, the focus on its way in and out,
 * and that a menu closes when the keyboard moves on or the screen grows from one layout of it into the other.
 */
export function startMenus(): void {
  showState()
  // Toggle events do not bubble.
  document.addEventListener('toggle', onToggle, { capture: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('keydown', onKey)
  for (const width of [wideSportMenu, wideMenu])
    matchMedia(width).addEventListener('change', () => closeMenus())
}

function showState(): void {
  const menus = openMenus()
  mark({ isMenuOpen: menus.length > 0, headerState: stateOf(menus[0]) ?? null })
}

function onToggle(event: Event): void {
  const menu = event.target
  if (!(menu instanceof HTMLElement) || !stateOf(menu)) return
  showState()
  if (menu.matches(':popover-open')) setTimeout(() => focusInto(menu), focusDelay())
}

/** Whoever has moved on meanwhile, into the menu or into one within it, is left alone. */
function focusInto(menu: HTMLElement): void {
  if (openMenus().at(-1) === menu && !menu.contains(document.activeElement))
    firstStop(menu)?.focus({ preventScroll: true })
}

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  closeMenus((menu) => !menu.contains(target) && target.getAttribute('popovertarget') !== menu.id)
}

function onKey(event: KeyboardEvent): void {
  const menu = event.key === 'Escape' ? openMenus().at(-1) : undefined
  if (!menu) return
  event.preventDefault()
  menu.hidePopover()
  triggerOf(menu)?.focus()
}
