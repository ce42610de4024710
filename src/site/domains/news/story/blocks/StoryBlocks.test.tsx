import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Gallery, Video } from '#contract/media.ts'
import type { StoryGame } from '#contract/shapes/news.story-parts.ts'
import { StoryBlocks } from './StoryBlocks.tsx'
import type { ShownBlock } from './shown-block.ts'

const game = {
  sport: { title: 'Football', globalSportNameSlug: 'football' },
  season: '2026',
  date: '2026-11-14',
  time: '1:00 PM',
  atVs: 'vs',
  opponent: { title: 'Northfield', image: null },
  tournament: null,
  result: { status: 'L', teamScore: '7', opponentScore: '31', prescore: null, postscore: null },
  boxscore: '/sports/football/stats/2026/northfield/boxscore/7',
  gameCenter: '/game-center/7',
} as unknown as StoryGame

const gallery = {
  title: 'Game day',
  images: [{ url: 'halcyon/g/1.jpg', alt: 'A kick', caption: 'The last kick', credit: 'A. Lens' }],
} as unknown as Gallery

const video = {
  title: 'Highlights',
  file: '/files/halcyon/clip.webm',
  poster: null,
  durationSeconds: 65,
  captions: [{ language: 'en', label: 'English', url: '/files/halcyon/clip.vtt' }],
  url: '/watch/highlights/3',
} as unknown as Video

const cases: [ShownBlock, (string | RegExp)[]][] = [
  [{ kind: 'text', html: '<p>One <em>two</em></p>' }, ['<p>One <em>two</em></p>']],
  [
    { kind: 'image', url: 'halcyon/1.jpg', alt: 'A throw', caption: 'In the rain', credit: 'A. Lens' },
    ['alt="A throw"', 'In the rain', 'Photo: A. Lens'],
  ],
  [{ kind: 'quote', text: '“We go <again>.”', by: 'A. Coach' }, ['“We go &lt;again&gt;.”<', 'A. Coach']],
  [
    { kind: 'facts', title: 'At a glance', items: [{ label: 'Class', value: 'Senior' }] },
    [/<dt[^>]*>Class<\/dt><dd[^>]*>Senior<\/dd>/],
  ],
  [{ kind: 'game', game }, ['vs Northfield', '7-31', 'Loss', `href="${game.boxscore}"`]],
  [{ kind: 'gallery', gallery }, ['href="/files/halcyon/g/1.jpg"', 'The last kick', 'Photo: A. Lens']],
  [{ kind: 'video', video }, ['src="/files/halcyon/clip.webm"', 'kind="captions"', '1:05']],
  [{ kind: 'video', video: { ...video, file: null } }, ['href="/watch/highlights/3"', 'Watch: Highlights']],
]

test.each(cases)('a block of a story shows what it holds (%#)', (block, expected) => {
  const html = renderToStaticMarkup(<StoryBlocks blocks={[block]} />)
  for (const part of expected)
    expect(html).toMatch(typeof part === 'string' ? RegExp(RegExp.escape(part)) : part)
})
