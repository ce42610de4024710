import { describe, expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { urlCleanup } from './url-cleanup.ts'

const at = (address: string) => urlCleanup.address(visitOf(address))

describe('url-cleanup: one address for one page', () => {
  test.each([
    ['lower case', '/Sports/Football/Roster', '/sports/football/roster'],
    ['no slash at the end', '/tickets/', '/tickets'],
    ['single slashes', '//sports///football', '/sports/football'],
    ['no host in a path', '//evil.example/x', '/evil.example/x'],
    ['no page of a folder', '/index.html', '/'],
    ['whatever the server was', '/default.aspx', '/'],
    ['of any folder', '/sports/football/index.html', '/sports/football'],
    ['no old endings', '/tickets.html', '/tickets'],
    ['of any kind', '/staff-directory.aspx', '/staff-directory'],
    ['a team by its full name', '/sports/mbball/schedule', '/sports/mens-basketball/schedule'],
    ['also in capitals', '/sports/MBBALL', '/sports/mens-basketball'],
    ['also hidden', '/hidden/sports/mbball/roster', '/hidden/sports/mens-basketball/roster'],
    ['all at once', '//Sports/MBball/Roster/', '/sports/mens-basketball/roster'],
    ['the query stays', '/Search?Q=Ann&b=%2F', '/search?Q=Ann&b=%2F'],
    ['single slashes before files', '/documents//Media-Guide.PDF', '/documents/Media-Guide.PDF'],
    ['escapes stay', '/Caf%C3%A9', '/caf%C3%A9'],
  ])('%s: %s is %s', async (_, asked, to) => {
    expect(await at(asked)).toEqual({ to, isPermanent: true })
  })

  test.each([
    '/',
    '/sports/football',
    '/sports/football?View=Grid',
    '/sports/2026/1/5/Media_Notes.pdf',
    '/protected/sports/2026/1/5/Media_Notes.pdf',
    '/documents/Media-Guide.PDF',
    '/pay/7E49XT438VPG',
    '/calendar/print/all/0/2026-01-01/2026-02-01/H',
    '/gameday/concurrent.aspx',
    '/showcase/embed.aspx',
    '/%2F%2Fevil.example',
    '/sports/quidditch',
  ])('%s stands', async (asked) => {
    expect(await at(asked)).toBeNull()
  })
})
