import type { Game } from '#contract/games.ts'
import type { IconName } from '#ui/icons/icon-names.ts'

export interface GameLinkItem {
  icon: IconName
  label: string
  href: string
}

type Linked = Pick<
  Game,
  | 'media'
  | 'result'
  | 'status'
  | 'story'
  | 'galleries'
  | 'gameProgram'
  | 'gameLinks'
  | 'gameCenterEnabled'
  | 'gameCenterLink'
>

/** Every way on from a game, the ones a fan wants first: before it to watch and follow, after it to read and look. */
export function gameLinkList(game: Linked, opponentHistory: string | null): GameLinkItem[] {
  const { media, result, story, galleries, gameLinks } = game
  const isOpen = result === null && game.status === 'A'
  const gallery = galleries[0]
  const center = game.gameCenterEnabled ? game.gameCenterLink : null
  // A box score tells what they tell, and more; a game is followed on its own page where it has one.
  const hasStats = isOpen ? !center : result !== null && !result.boxscore
  const links: [icon: IconName, label: string, href: string | null | undefined][] = [
    ['news', 'Recap', result?.recap],
    ['table', 'Box Score', result?.boxscore],
    ['video', 'Watch', isOpen ? media.video : null],
    ['audio', 'Listen', isOpen ? media.audio : null],
    ['stats', isOpen ? 'Live Stats' : 'Stats', hasStats ? media.stats : null],
    ['stadium', 'Game Center', center],
    ['news', 'Preview', isOpen ? story?.url : null],
    ['gallery', 'Gallery', gallery?.url],
    ['document', 'Program', game.gameProgram],
    ...media.gameFiles.map(({ title, url }): [IconName, string, string] => ['document', title, url]),
    ...gameLinks.map(({ title, url }): [IconName, string, string] => ['link', title, url]),
    ...[media.custom1, media.custom2, media.custom3].map((href): [IconName, string, string | null] => [
      'external',
      siteOf(href),
      isOpen ? href : null,
    ]),
    ['trophy', 'History', opponentHistory],
  ]
  return links.flatMap(([icon, label, href]) => (href ? [{ icon, label, href }] : []))
}

/** A custom link has no title of its own: where it leads to tells most. */
function siteOf(href: string | null): string {
  return (href && URL.parse(href)?.hostname.replace(/^www\./, '')) || 'More'
}

/** Where all meetings with an opponent are told; an event has no opponent. */
export function opponentHistoryAddress({ sport, opponent }: Pick<Game, 'sport' | 'opponent'>): string {
  return `/sports/${sport.globalSportNameSlug}/opponent-history/${opponent.slug}/${opponent.id}`
}
