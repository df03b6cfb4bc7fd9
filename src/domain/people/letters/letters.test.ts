import { describe, expect, it } from 'vitest'
import { letterHtml } from './letter-html'
import { LETTER_KINDS } from './letter-kind'
import { letterText } from './letter-text'
import { letterWords } from './letter-words'

const PARTS = {
  appUrl: 'https://scores.example',
  link: 'https://scores.example/x?token=a&b="c"',
  code: '123456',
}

describe.each(LETTER_KINDS)('a letter of kind %s', (kind) => {
  const words = letterWords(kind, PARTS)

  it('says in both parts the same', () => {
    for (const said of [words.title, ...words.paragraphs, words.otherwise]) {
      expect(letterText(words)).toContain(said)
      expect(letterHtml(words)).toContain(said.replaceAll('"', '&quot;'))
    }
  })

  it('loads nothing from anywhere', () => {
    expect(letterHtml(words)).not.toMatch(/<img|<link|<script|url\(/)
  })
})

it('a link stands in both parts, and breaks out of none', () => {
  const words = letterWords('reset', PARTS)
  expect(letterText(words)).toContain(PARTS.link)
  expect(letterHtml(words)).toContain('href="https://scores.example/x?token=a&amp;b=&quot;c&quot;"')
})

it('a code stands in both parts', () => {
  const words = letterWords('code', PARTS)
  expect(letterText(words)).toContain('\n123456\n')
  expect(letterHtml(words)).toContain('>123456<')
})
