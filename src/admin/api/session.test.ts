import { describe, expect, test } from 'vitest'
import { stepAt } from './session.ts'

const at = (path: string) => stepAt(`https://school.example${path}`)

describe('signing in where one is', () => {
  test('ends inside of the desk', () => {
    expect(at('/admin/')).toMatchObject({ asks: 'nothing', problem: null })
  })

  test('asks for the code of whoever has a second step, and says nothing is wrong', () => {
    expect(at('/login?step=code&returnTo=%2Fadmin%2F')).toMatchObject({ asks: 'code', problem: null })
  })

  test.each([
    ['/login?problem=wrong', 'password', /password is not right/],
    ['/login?step=code&problem=code', 'code', /code is not right/],
    ['/login?problem=over', 'password', /Start again/],
    ['/login?problem=something-new', 'password', /did not work/],
  ])('%s asks for the %s again, in words', (path, asks, words) => {
    expect(at(path).asks).toBe(asks)
    expect(at(path).problem).toMatch(words)
  })

  test('tells whoever has no role here apart', () => {
    expect(at('/login?problem=no-role').hasNoRole).toBe(true)
  })
})
