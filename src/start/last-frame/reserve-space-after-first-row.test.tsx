import { describe, expect, it } from 'vitest'
import { reserveSpaceAfterFirstRow } from './reserve-space-after-first-row'

/** A board on a desk: a heading, two games in each row, and a list of news below them. */
const BOARD = `
  <nav data-at="900 50"></nav>
  <main data-board="nfl" data-at="0 800">
    <h1 data-at="0 50"></h1>
    <ul data-at="50 400">
      <li data-at="50 200"><article data-at="50 200"><p data-at="250 10"></p></article></li>
      <li data-at="50 200"><article data-at="50 200"></article></li>
      <li data-at="250 200"><article data-at="250 200"></article></li>
    </ul>
    <aside data-at="450 300"></aside>
  </main>`

function later(html: string): readonly (string | undefined)[] {
  const root = document.createElement('div')
  root.innerHTML = html
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const [top, height] = element.dataset['at']!.split(' ').map(Number)
    element.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
  }
  const copy = root.cloneNode(true) as HTMLElement
  reserveSpaceAfterFirstRow(root, copy)
  return [...copy.querySelectorAll<HTMLElement>('[data-rest]')].map(
    (element) => `${element.localName} ${element.style.getPropertyValue('contain-intrinsic-size')}`,
  )
}

describe('what is painted second', () => {
  it('is everything below the first row of games, each part with its space reserved', () => {
    expect(later(BOARD)).toEqual(['li 300px 200px', 'aside 300px 300px'])
  })

  it('is never the title with the age of the scores, which sticks below them on a page that is scrolled', () => {
    expect(later(BOARD.replace('<h1 data-at="0 50">', '<h1 data-at="700 50">'))).toEqual(later(BOARD))
  })

  it('is nothing on a board without games: a table is painted whole', () => {
    expect(later(BOARD.replaceAll('article', 'div'))).toEqual([])
  })

  it('is nothing of a page without a board', () => {
    expect(later(BOARD.replace('data-board', 'data-page'))).toEqual([])
  })
})
