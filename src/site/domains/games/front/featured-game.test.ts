import { describe, expect, test } from 'vitest'
import { featuredGame, headline } from './featured-game.ts'

describe('the home game to lead with', () => {
  const game = (day: string, tickets: string | null = null) => ({
    startDateUtc: `2026-11-${day}T18:00:00Z`,
    isLive: false,
    media: { tickets },
  })
  const meet = game('15')
  const football = game('21', 'https://tickets.example/1')
  const live = { ...meet, isLive: true }
  const late = game('28', 'https://tickets.example/2')

  test.each([
    ['is one that is on, whatever else sells tickets', [live, football], live],
    ['is the next one that sells tickets', [meet, football, late], football],
    ['is the very next where no tickets are sold within a week', [meet, late], meet],
    ['is none in a week without one', [], undefined],
  ])('%s', (_sentence, games, featured) => {
    expect(featuredGame(games)).toBe(featured)
  })
})

describe('its headline', () => {
  const opponent = {
    id: 1,
    title: 'Cape Meridian',
    slug: 'cape-meridian',
    abbreviation: 'CM',
    prefix: null,
    mascot: null,
    location: null,
    website: null,
    image: null,
    color: null,
  }
  const game = { type: 'upcoming', tournament: null, opponent, locationIndicator: 'H' } as const
  const invitational = {
    ...game,
    tournament: 'Dune Classic',
    opponent: { ...opponent, title: 'Dune Classic' },
  }

  test.each([
    ['at home', game, 'Kingfishers host Cape Meridian'],
    ['away', { ...game, locationIndicator: 'A' } as const, 'Kingfishers visit Cape Meridian'],
    ['on neutral ground', { ...game, locationIndicator: 'N' } as const, 'Kingfishers face Cape Meridian'],
    ['of a meet at home', invitational, 'Kingfishers host the Dune Classic'],
    [
      'of a meet away',
      { ...invitational, locationIndicator: 'A' } as const,
      'Kingfishers at the Dune Classic',
    ],
    ['of a special event', { ...game, type: 'S' } as const, 'Cape Meridian'],
  ])('%s', (_case, of, words) => {
    expect(headline(of, 'Kingfishers')).toBe(words)
  })
})
