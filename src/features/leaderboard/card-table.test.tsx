import { afterEach, expect, it } from 'vitest'
import { holeScore } from '../../domain/golf/hole-score'
import { find, render, type Rendered } from '../../ui/testing/render'
import { CardTable } from './card-table'

let rendered: Rendered
afterEach(() => rendered.close())

const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent)

it('a scorecard has 18 holes with out and in, and marks each by its score', () => {
  const types = ['-1', 'E', '+1', '-2', '+2', 'E', 'E', 'E', 'E', 'E']
  const holes = types.map((type, index) => holeScore(index + 1, type === '+2' ? 6 : 4, type))
  rendered = render(<CardTable round={{ period: 2, strokes: 42, score: 'E', holes, out: 38, in: 4 }} />)
  const [out, back] = rendered.page.querySelectorAll('table')
  expect(cells(find(out!, 'thead tr'))).toEqual(['Hole', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'Out'])
  expect(cells(find(out!, 'tbody tr:last-child'))).toEqual([
    'Score',
    '4',
    '4',
    '4',
    '4',
    '6',
    '4',
    '4',
    '4',
    '4',
    '38',
  ])
  expect(cells(find(back!, 'tbody tr:last-child'))).toEqual(['Score', '4', ...Array(8).fill('–'), '4'])
  const kinds = [...out!.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset['kind'])
  expect(kinds.slice(0, 5)).toEqual(['birdie', 'par', 'bogey', 'eagle', 'double'])
})

it.each([
  [18, 'Round 2: 71 (-1)'],
  [6, 'Round 2 so far: 71 (-1)'],
  [0, 'Round 2: 71 (-1)'],
])('the sum of a round with %i known holes says whether the round is over', (known, words) => {
  const holes = Array.from({ length: known }, (_, index) => holeScore(index + 1, 4, 'E'))
  rendered = render(<CardTable round={{ period: 2, strokes: 71, score: '-1', holes }} />)
  expect(find(rendered.page, 'p').textContent).toBe(words)
})

it('the pars stand above the strokes, with their sum once all of the nine are known', () => {
  const holes = Array.from({ length: 10 }, (_, index) => ({
    ...holeScore(index + 1, 4, 'E'),
    par: index < 2 ? 3 : 4,
  }))
  rendered = render(<CardTable round={{ period: 1, strokes: 40, score: 'E', holes }} />)
  const tables = [...rendered.page.querySelectorAll('table')]
  expect(tables.map((table) => table.getAttribute('aria-label'))).toEqual([
    'Holes 1 to 9 of round 1',
    'Holes 10 to 18 of round 1',
  ])
  const pars = tables.map((table) => cells(find(table, 'tbody tr')))
  expect(pars).toEqual([
    ['Par', '3', '3', '4', '4', '4', '4', '4', '4', '4', '34'],
    ['Par', '4', ...Array(9).fill('')],
  ])
})

it('a nine whose sum is not known has a dash for it', () => {
  const holes = [holeScore(1, 4, 'E')]
  rendered = render(<CardTable round={{ period: 1, strokes: 4, score: 'E', holes }} />)
  const scores = [...rendered.page.querySelectorAll('tbody tr:last-child')].map((row) => cells(row).at(-1))
  expect(scores).toEqual(['–', '–'])
})

it('a round with only the nines known says so, and explains no marks', () => {
  rendered = render(<CardTable round={{ period: 1, strokes: 71, score: '-1', holes: [], out: 36, in: 35 }} />)
  expect(rendered.page.querySelector('ul')).toBeNull()
  expect(rendered.page.textContent).toContain('Only the nines are known of this round.')
  const scores = [...rendered.page.querySelectorAll('tbody tr:last-child')].map((row) => cells(row).at(-1))
  expect(scores).toEqual(['36', '35'])
})

it('says in words what each mark means', () => {
  const known = [2, 3, 4, 5, 6, 7, 8].map((strokes, index) => holeScore(index + 1, strokes, '', 5))
  const holes = [...known, holeScore(8, 4, '')]
  rendered = render(<CardTable round={{ period: 1, strokes: 35, score: 'E', holes }} />)
  const marks = [...rendered.page.querySelectorAll<HTMLElement>('td [data-kind]')].map(({ title }) => title)
  expect(marks).toEqual([
    'Albatross or better',
    'Eagle',
    'Birdie',
    'Par',
    'Bogey',
    'Double bogey',
    'Worse than double bogey',
    '',
  ])
  const legend = [...rendered.page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(legend).toEqual(['Eagle +', 'Birdie', 'Par', 'Bogey', 'Double +'])
  expect(rendered.page.textContent).not.toContain('Only the nines')
})
