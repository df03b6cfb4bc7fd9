import { expect, test } from 'vitest'
import { frameHtml } from './frame-html'

/** Rows are 100 px high and stand below each other. */
function rootOf(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  for (const [index, row] of root.querySelectorAll('article, [data-player]').entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 100, 100, 100)
  return root
}

const kept = (html: string) => frameHtml(rootOf(html), 150, (name) => name !== 'lazy')

test('games and players below the first screenful are left out', () => {
  const games = [1, 2, 3].map((id) => `<li><article data-game="${id}"></article></li>`)
  expect(kept(`<ul>${games.join('')}</ul>`)).toBe(`<ul>${games.slice(0, 2).join('')}</ul>`)
  const players = [1, 2, 3].map((id) => `<tr data-player="${id}"><td>${id}</td></tr>`)
  expect(kept(`<table><tbody>${players.join('')}</tbody></table>`)).toBe(
    `<table><tbody>${players.slice(0, 2).join('')}</tbody></table>`,
  )
})

test('lines and stats are not kept: not everybody may see them', () => {
  expect(kept('<dl><div data-odds="spread">-3.5</div></dl><p data-ticker="stats">Mahomes</p>')).toBe(
    '<dl></dl>',
  )
})

test('what gets its style later is not kept: it would stand there bare', () => {
  expect(kept('<p class="own">7</p><p class="own lazy">bare</p>')).toBe('<p class="own">7</p>')
})

test('styles of elements become data, since the policy of the page refuses them in HTML', () => {
  expect(kept('<p style="color: red;"></p>')).toBe('<p data-style="color: red;"></p>')
})

test('pictures are not asked for before the scores are painted', () => {
  expect(kept('<img src="/api/image/kc.png" alt="">')).toBe('<img alt="" data-src="/api/image/kc.png">')
})

test('announcements are not kept: they have been read out already', () => {
  expect(kept('<p aria-live="polite">Touchdown</p>')).toBe('')
})

test('texts for screen readers only are not kept: nothing of a frame is read out', () => {
  expect(kept('<p>7<span class="visually-hidden">has the ball</span></p>')).toBe('<p>7</p>')
})

test('texts of the feed stay texts, whatever they look like', () => {
  const root = rootOf('<p></p>')
  const name = '<img src=x onerror=alert(1)>'
  root.firstElementChild!.textContent = name
  root.firstElementChild!.setAttribute('title', '"><script>')
  const copy = document.createElement('div')
  copy.innerHTML = frameHtml(root, 150, () => true)
  expect([copy.textContent, copy.querySelector('p')?.title, copy.querySelectorAll('*').length]).toEqual([
    name,
    '"><script>',
    1,
  ])
})
