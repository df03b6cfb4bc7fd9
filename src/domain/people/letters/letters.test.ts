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

/** The visible text of a page: its body without markup. */
const visible = (html: string) =>
  html
    .replace(/^[^]*<body/, '<body')
    .replaceAll('<br>', ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(LETTER_KINDS)('a letter of kind %s', (kind) => {
  const words = letterWords(kind, PARTS)

  it('says the same in both parts', () => {
    for (const said of [words.title, ...words.paragraphs, words.otherwise]) {
      expect(letterText(words)).toContain(said)
      expect(letterHtml(words)).toContain(said.replaceAll('"', '&quot;'))
    }
  })

  it('says nothing else in either part', () => {
    const { title, paragraphs, otherwise, button, code } = words
    const link = button ? [button.label, `Or copy this address: ${button.link}`] : []
    const shown = ['TURBO SCORES', title, ...paragraphs, ...(code ? [code] : link), otherwise]
    expect(visible(letterHtml(words))).toBe(shown.join(' '))
    const written = button ? [`${button.label}:\n${button.link}`] : []
    const text = [title, ...paragraphs, ...(code ? [code] : written), otherwise, 'Turbo Scores']
    expect(letterText(words)).toBe(`${text.join('\n\n')}\n`)
  })

  it('has its colours and letters by value, since mail programs know no style sheet', () => {
    const html = letterHtml(words)
    const colours = [...html.matchAll(/(?:color|background):([^;"]*)/g)].map(([, colour]) => colour)
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour!))).toEqual([])
    const fonts = [...html.matchAll(/font:([^;"]*)/g)].map(([, font]) => font)
    expect(fonts.filter((font) => !/^\d00 \d+px\/[\d.]+ \S.*(?:sans-serif|monospace)$/.test(font!))).toEqual(
      [],
    )
  })

  it('loads nothing from anywhere', () => {
    expect(letterHtml(words)).not.toMatch(/<img|<link|<script|url\(/)
  })
})

it('a link stands in both parts, and is escaped in HTML', () => {
  const words = letterWords('reset', PARTS)
  expect(letterText(words)).toContain(PARTS.link)
  expect(letterHtml(words)).toContain('href="https://scores.example/x?token=a&amp;b=&quot;c&quot;"')
})

it('no word of a letter is taken for HTML', () => {
  const words = { ...letterWords('taken', PARTS), title: '<b>"A" & B</b>' }
  expect(letterHtml(words)).toContain('>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</h1>')
})

it('a code stands in both parts', () => {
  const words = letterWords('code', PARTS)
  expect(letterText(words)).toContain('\n123456\n')
  expect(letterHtml(words)).toContain('>123456<')
})
