/**
 * What sentences of the specification say in plain words, where nothing in them has a name that could be looked for: by
 * heading and number of the sentence, what a row of its own must be about.
 */
export const clauses: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  Title: {
    '2': ['Visitors browse sports'],
  },
  '1. What the product does and for whom': {
    '4': ['Every request carries its tenant', 'Nothing of another school'],
    '5': ['Promotions strip'],
  },
  '2. Route table': {
    '19': ['Search', 'Query parameter q'],
    '22': ['The type is year or overall'],
    '26': ['Department or person'],
    '29': ['Calendar', 'Path /sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location'],
    '38': ['/historicalroster leads on', '/sports/:sport/historicalroster leads on'],
    '49': ['And no others'],
  },
  '2. Navigation checks': {
    '1': ['Named checks exist: each is asked'],
  },
  '2. Current sport': {
    '2': ['Routes whose content says it', 'Which are so'],
  },
  '2. Site shell': {
    '1': ['Icons promotion strip'],
    '13': ['It hides'],
  },
  '2. Search overlay': {
    '1': ['Toggle', 'Placeholder'],
  },
  '3. Sport': {
    '4': ['All of them'],
  },
  '3. Layout state': {
    '1': ['Server-side rendering'],
  },
  '3. Game details and game center': {
    '2': ['Wins and losses'],
  },
  '3. Navigation': {
    '1': ['Class tickets is skipped'],
  },
  '4. Scoreboard card': {
    '1': ['In the browser'],
  },
  '4. Takeovers (Home and Sport Home)': {
    '4': ['In the browser'],
  },
  '4. Navigation menus': {
    '3': ['Route change', 'Leaving', 'Escape'],
  },
  '5. Validation rules': {
    '16': ["'-': separator", 'Raw html'],
    '22': ['Shown with it'],
    '28': ['Custom message'],
  },
  '6. Roles and permissions': {
    '6': ['By site', 'By request'],
  },
  '7. The calls it makes': {
    '4': ['Failure'],
    '5': ['settings.title and settings.meta'],
    '12': ['Asked for once'],
    '13': ['Tags with an img'],
    '24': ['Batches'],
    '25': ['Failure'],
    '33': ['Logos without colour'],
  },
  '8. The error catalogue': {
    '12': ['Alerts'],
    '22': ['On first load'],
  },
  '9. Business constants and limits': {
    '14': ['Offset'],
    '54': ['Overtime periods'],
  },
}
