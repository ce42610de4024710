import type { NumberedCard } from '#contract/text/text-cards.ts'
import { call, Refused } from '../../../api/call.ts'
import { queries } from '../../../api/queries.ts'
import { titleWords } from '../../../words/title-words.ts'
import { cardWords } from '../text/card-words.ts'

/** What a card is about is called; null for what is not there any more. */
export async function cardTitle({ kind, id }: { kind: NumberedCard; id: number }): Promise<string | null> {
  const from = cardWords[kind].from ?? ''
  try {
    const { title } = await queries.fetchQuery({
      queryKey: ['item', { kind: from, id }],
      queryFn: () => call('item', { kind: from, id }),
      staleTime: 60_000,
    })
    return titleWords(title)
  } catch (error) {
    return error instanceof Refused && error.status === 404 ? null : `#${id}`
  }
}
