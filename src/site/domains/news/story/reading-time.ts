import type { Story } from '#contract/news.ts'

/** Words that a grown reader takes in within a minute. */
const wordsAMinute = 230

const textOf = ({ content, blocks }: Pick<Story, 'content' | 'blocks'>): string =>
  blocks.length === 0
    ? content
    : blocks
        .map((block) => (block.kind === 'text' ? block.html : block.kind === 'quote' ? block.text : ''))
        .join(' ')

/** Whole minutes, and never none. */
export function readingMinutes(story: Pick<Story, 'content' | 'blocks'>): number {
  const words = textOf(story)
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
