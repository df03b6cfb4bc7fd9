import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anchorsOf, topOf, viewAt } from './stage'
import { fakeStage, HEADER } from './testing/fake-stage'

let list: HTMLElement
let stage: ReturnType<typeof fakeStage>
const progress = document.createElement('div')

beforeEach(() => {
  list = document.body.appendChild(document.createElement('main'))
  stage = fakeStage(list)
  stage.setRows([300, 500])
})
afterEach(() => {
  document.body.replaceChildren()
  stage.leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a list begins', () => {
  it.each([
    ['-40px', HEADER - 40],
    ['12px', HEADER],
    ['auto', HEADER],
  ])('where its head begins, if that is above the list: a head with a margin of %s', (margin, top) => {
    list.insertAdjacentHTML('afterbegin', '<header data-auto-scroll-stays></header>')
    stage.page.headMargin = margin
    expect(topOf({ list, progress })).toBe(top)
  })
})

it('places are counted from the top of the list, wherever it has moved', () => {
  list.getBoundingClientRect = () => ({ top: -100 }) as DOMRect
  expect(anchorsOf({ list, progress })).toEqual([
    { id: '0', top: 100, bottom: 400 },
    { id: '1', top: 400, bottom: 900 },
  ])
})

it('a window of 1000 px shows as much of the list, from where the page has scrolled to', () => {
  expect(viewAt({ list, progress }, HEADER + 100)).toEqual({ top: 100, bottom: 1100 })
})
