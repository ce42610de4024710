import { describe, expect, test } from 'vitest'
import { sniff } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text.padEnd(40, '\0'), 'latin1')

describe('a file is what its bytes say', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'picture', 'jpg'],
    ['\x89PNG\r\n\x1a\n', 'picture', 'png'],
    ['GIF89a', 'picture', 'gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'picture', 'webp'],
    ['\0\0\0\x1cftypavif', 'picture', 'avif'],
    ['\0\0\0\x20ftypisom', 'video', 'mp4'],
    ['\0\0\0\x20ftypM4A ', 'sound', 'm4a'],
    ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', 'video', 'webm'],
    ['RIFF\x10\x00\x00\x00WAVEfmt ', 'sound', 'wav'],
    ['ID3\x04', 'sound', 'mp3'],
    ['\xff\xfb\x90\x64', 'sound', 'mp3'],
    ['OggS', 'sound', 'ogg'],
    ['%PDF-1.7', 'document', 'pdf'],
    [
      `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xmlPK\x03\x04${'\0'.repeat(26)}word/document.xml`,
      'document',
      'docx',
    ],
    [
      `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xmlPK\x03\x04${'\0'.repeat(26)}xl/workbook.xml`,
      'document',
      'xlsx',
    ],
    ['WEBVTT\n\n00:01.000 --> 00:02.000', 'document', 'vtt'],
  ])('%j is a %s', (text, type, extension) => {
    expect(sniff(bytes(text))).toEqual({ type, extension })
  })

  test.each([
    ['\0\0\0\x18ftypheic', /HEIC/],
    ['\0\0\0\x14ftypqt  ', /MP4/],
    ['<svg xmlns="http://www.w3.org/2000/svg">', /PNG/],
    ['<?xml version="1.0"?><svg>', /PNG/],
    ['<!doctype html><script>', /no file that the library takes/],
    ['PK\x03\x04 any archive at all', /no file that the library takes/],
    ['MZ\x90\0', /no file that the library takes/],
    ['', /no file that the library takes/],
  ])('%j is refused in words', (text, words) => {
    expect(sniff(bytes(text))).toEqual({ refusal: expect.stringMatching(words) })
  })
})
