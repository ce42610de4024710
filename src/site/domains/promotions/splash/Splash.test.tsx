import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Splash } from './Splash.tsx'

const content = {
  id: 7,
  title: 'Blue Out',
  link: 'https://shop.example/blue',
  html: '<p>Every seat.</p>',
  video: { videoId: '901' },
  picture: {
    images: [
      { url: 'halcyon/wide.jpg', alt: 'A crowd', breakpoint: 'lg' as const },
      { url: 'halcyon/tall.jpg', alt: 'A crowd', breakpoint: null },
    ],
  },
  backgroundColor: '#0B3C5D',
  foregroundColor: '#ffffff',
  startDate: '2026-11-15T09:00:00Z',
  endDate: null,
}
const htmlOf = (given: Partial<typeof content> | { link: null; video: null; picture: null }) =>
  renderToStaticMarkup(
    <Splash splash={{ ...content, ...given }} level={1} rel="noreferrer" onContentClick={() => {}}>
      <a href="/">Continue to Home</a>
    </Splash>,
  )

test('a splash shows its title as a link, its html, its film and the picture for each breakpoint', () => {
  const html = htmlOf({})
  expect(html).toMatch(
    /<h1[^>]*><a[^>]* href="https:\/\/shop.example\/blue" rel="noreferrer">Blue Out<\/a><\/h1>/,
  )
  expect(html).toContain('<p>Every seat.</p>')
  expect(html).toContain('src="/showcase/embed.aspx?Id=901" title="Video: Blue Out"')
  expect(html).toMatch(/<source media="\(min-width: 64em\)" srcSet="[^"]*wide\.jpg/)
  expect(html).toMatch(/<img[^>]* src="[^"]*tall\.jpg/)
  expect(html).toContain('--splash-ground:#0b3c5d;--splash-ink:#ffffff')
})

test('without a link it leads to /, and what it lacks is left out', () => {
  const html = htmlOf({ link: null, video: null, picture: null })
  expect(html).toContain('href="/" rel="noreferrer">Blue Out')
  expect(html).not.toMatch(/<iframe|<picture/)
})
