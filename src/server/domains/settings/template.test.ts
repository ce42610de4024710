import { expect, test } from 'vitest'
import { homeSections } from './page-sections.ts'
import { templateProblems, toldTemplate } from './template.service.ts'

const template = { id: 1, name: 'first', theme: 'light-theme', sections: ['scoreboard', 'news'] }

test('a page is not told of what is switched off', () => {
  expect(toldTemplate({ ...template, off: ['news', 'gone'] })).toEqual({
    ...template,
    sections: ['scoreboard'],
  })
  expect(toldTemplate(template)).toEqual(template)
})

test.each([
  ['sections of which some are on', { off: ['news'] }, []],
  ['none that is on', { off: ['news', 'scoreboard'] }, ['switch at least one on']],
  ['none at all', { sections: [] }, ['switch at least one on']],
  ['one twice', { sections: ['news', 'news'] }, ['News stands twice']],
  ['a promotion of nothing', { sections: ['news', 'promotion'] }, ['Promotion shows nothing yet']],
  ['one that is not known here', { sections: ['news', 'tomorrow'] }, []],
])('a page with %s', (_, more, problems) => {
  const found = templateProblems({ ...template, ...more }, homeSections)
  expect(found.map(({ message }) => message)).toEqual(problems.map((words) => expect.stringContaining(words)))
})
