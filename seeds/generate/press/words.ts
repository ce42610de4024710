/** How a sport is spoken of. */
export interface SportWords {
  contest: string
  /** What the score counts. */
  units: string
  period: string
  start: string
  surface: string
  /** Things a coach is glad about, and things a coach wants mended. */
  praise: string[]
  mend: string[]
}

const words = (
  [contest, units, period, start, surface]: [string, string, string, string, string],
  praise: string[],
  mend: string[],
): SportWords => ({ contest, units, period, start, surface, praise, mend })

const byFamily: Record<string, SportWords> = {
  football: words(
    ['game', 'points', 'quarter', 'Kickoff', 'field'],
    [
      'the way we tackled in space',
      'how patient we were with the run',
      'our work on third down',
      'the discipline of our special teams',
    ],
    ['start faster', 'finish drives', 'protect the ball', 'get off the field on third down'],
  ),
  basketball: words(
    ['game', 'points', 'half', 'Tipoff', 'court'],
    [
      'how we shared the ball',
      'our help defense',
      'the way the bench lifted us',
      'how hard we went to the glass',
    ],
    [
      'take better care of the ball',
      'close out on shooters',
      'rebound as five',
      'get to the line more often',
    ],
  ),
  baseball: words(
    ['game', 'runs', 'inning', 'First pitch', 'field'],
    [
      'how deep our at-bats were',
      'the way we played catch behind our pitchers',
      'our two-strike approach',
      'how the bullpen attacked the zone',
    ],
    [
      'cut down the free bases',
      'cash in with runners in scoring position',
      'throw strike one',
      'run the bases with our heads up',
    ],
  ),
  softball: words(
    ['game', 'runs', 'inning', 'First pitch', 'field'],
    ['how we passed the bat', 'the calm in the circle', 'our short game', 'how clean the infield was'],
    ['string hits together', 'make the routine play', 'get ahead in counts', 'move runners earlier'],
  ),
  soccer: words(
    ['match', 'goals', 'half', 'Kickoff', 'pitch'],
    [
      'our shape without the ball',
      'how brave we were in possession',
      'the pressing up front',
      'the way the back line talked',
    ],
    [
      'be sharper in the final third',
      'defend set pieces better',
      'keep the ball when we are ahead',
      'win more second balls',
    ],
  ),
  volleyball: words(
    ['match', 'sets', 'set', 'First serve', 'court'],
    ['how we passed in serve receive', 'our block', 'the tempo our setters ran', 'how we answered every run'],
    ['serve tougher', 'settle down in system', 'close the block', 'start the sets better'],
  ),
  'ice-hockey': words(
    ['game', 'goals', 'period', 'Puck drop', 'ice'],
    [
      'our legs in the neutral zone',
      'the penalty kill',
      'how our goaltender saw the puck',
      'the way all four lines rolled',
    ],
    [
      'stay out of the box',
      'get pucks to the net',
      'manage the puck at both blue lines',
      'win more faceoffs',
    ],
  ),
  'field-hockey': words(
    ['match', 'goals', 'quarter', 'Opening push', 'turf'],
    [
      'our speed out of the back',
      'the corners defense',
      'how we moved the ball across the line',
      'our work off the ball',
    ],
    [
      'turn circle entries into shots',
      'tighten up on corners',
      'mark goal side',
      'play quicker out of pressure',
    ],
  ),
  lacrosse: words(
    ['game', 'goals', 'quarter', 'Opening draw', 'field'],
    ['our ride and our clears', 'the ground balls', 'how unselfish the offense was', 'our slides on defense'],
    [
      'value the ball in transition',
      'stay out of the penalty box',
      'win more draws',
      'shoot for the corners',
    ],
  ),
  'water-polo': words(
    ['match', 'goals', 'quarter', 'Opening sprint', 'pool'],
    [
      'our counterattack',
      'the work at two meters',
      'how we moved our legs on defense',
      'the composure with a man up',
    ],
    ['draw more exclusions', 'communicate in the press', 'shoot with better angles', 'get back quicker'],
  ),
  tennis: words(
    ['match', 'points', 'set', 'First serve', 'courts'],
    [
      'our energy in doubles',
      'how we fought in the third sets',
      'the returns at the top of the lineup',
      'how we cheered each other on',
    ],
    [
      'take the doubles point',
      'serve at a higher percentage',
      'start the singles better',
      'be braver on the big points',
    ],
  ),
  wrestling: words(
    ['dual', 'points', 'bout', 'First whistle', 'mat'],
    [
      'how we finished our shots',
      'the riding time we earned',
      'our hand-fighting late in bouts',
      'the bonus points',
    ],
    ['get off bottom', 'score first', 'hold our position in the third', 'find bonus points'],
  ),
  swimming: words(
    ['meet', 'points', 'event', 'The first event', 'pool'],
    [
      'our relays',
      'how we closed the last fifty',
      'the depth we showed in the distance events',
      'our starts and turns',
    ],
    ['sharpen our turns', 'rest and recover', 'hit our splits', 'fill the lower places'],
  ),
}

const field: SportWords = words(
  ['event', 'points', 'round', 'The first start', 'course'],
  [
    'how steady we were across the whole lineup',
    'the way we handled the conditions',
    'our patience early',
    'how the group kept its head',
  ],
  [
    'tighten the gap between our first and our last',
    'start with more conviction',
    'trust the plan',
    'clean up the small mistakes',
  ],
)

export const wordsOf = (family: string): SportWords => byFamily[family] ?? field

/** Two periods are halves; otherwise the sport's own word, and what comes after regulation is overtime. */
export function periodName(family: string, index: number, count: number, isOvertime: boolean): string {
  const { period } = wordsOf(family)
  const numbers = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ]
  if (isOvertime) return 'overtime'
  const word = family === 'basketball' && count > 2 ? 'quarter' : period
  return `${numbers[index] ?? `${index + 1}th`} ${word}`
}
