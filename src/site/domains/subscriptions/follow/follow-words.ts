import type { GameMoment } from '#contract/subscriptions.ts'

export type { GameMoment } from '#contract/subscriptions.ts'

/** As the contract has them, whose table of calls a browser is not given for four words. */
export const gameMoments = ['start', 'lead', 'close', 'final'] as const satisfies readonly GameMoment[]
export const mostFollowed = 60

export const momentLabels: Record<GameMoment, string> = {
  start: 'It starts',
  lead: 'The lead changes',
  close: 'It is close near the end',
  final: 'It is over, with the score',
}

/** Why nothing can be told here. */
export type Trouble = 'unsupported' | 'install' | 'denied' | 'failed'

export const troubleWords: Record<Trouble, string> = {
  unsupported: 'This browser takes no messages from sites. The calendar and the mails below work anywhere.',
  install:
    'On this phone a site may send messages once it is on the home screen: choose Share, then “Add to Home Screen”, and open it from there.',
  denied:
    'Your browser was told to let this site send no messages. Its settings for this site can change that.',
  failed: 'That did not work. Nothing was changed; try again in a moment.',
}
