import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchPerson } from './watch-person'

let happened: string[]
let isMoving: boolean
let stop: () => void
let opened: number

beforeEach(() => {
  happened = []
  opened = 0
  isMoving = true
  document.body.innerHTML =
    '<main><a href="#x">Card</a></main><aside data-auto-scroll-controls><button>Pause</button></aside><p data-floats="true"><b>Reload</b></p>'
  card().addEventListener('click', (event) => {
    event.preventDefault()
    opened++
  })
  stop = watchPerson({
    onScrolls: () => happened.push('scrolls'),
    onEnds: () => happened.push('ends'),
    isMoving: () => isMoving,
  })
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const card = () => document.querySelector('a')!
const control = () => document.querySelector('button')!
const on = (target: Element, event: Event) => (happened.splice(0), target.dispatchEvent(event), [...happened])
const fired = (target: Element, type: string) => on(target, new Event(type, { bubbles: true }))
const pressed = (target: Element, key: string) =>
  on(target, new KeyboardEvent('keydown', { key, bubbles: true }))
const click = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail })

describe('a person takes over from a list that scrolls by itself', () => {
  it.each(['pointerdown', 'touchmove', 'wheel', 'focusin'])(
    'by a %s on the list, not on its controls',
    (type) => {
      expect([fired(card(), type), fired(control(), type)]).toEqual([['scrolls'], []])
    },
  )

  it.each(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab', ' '])(
    'by the key %j',
    (key) => {
      expect([pressed(card(), key), pressed(control(), key)]).toEqual([['scrolls'], []])
    },
  )

  it('also where the page itself makes use of the gesture', () => {
    card().addEventListener('wheel', (event) => event.stopPropagation())
    expect(fired(card(), 'wheel')).toEqual(['scrolls'])
  })

  it('but not by any other key, nor by a card that gets the focus while the list rests', () => {
    expect(pressed(card(), 'a')).toEqual([])
    isMoving = false
    expect(fired(card(), 'focusin')).toEqual([])
  })
})

describe('000 section 2: auto-scroll ends on ESC or tap', () => {
  it('wherever Escape is pressed, except in an open dialog', () => {
    expect([pressed(card(), 'Escape'), pressed(control(), 'Escape')]).toEqual([['ends'], ['ends']])
    document.body.insertAdjacentHTML('beforeend', '<dialog open><p>Box score</p></dialog>')
    const inside = document.querySelector('p')!
    expect([pressed(inside, 'Escape'), pressed(inside, 'Tab'), fired(inside, 'wheel')]).toEqual([[], [], []])
  })

  it('with a tap, which does not open the card that happened to pass below it', () => {
    fired(card(), 'pointerdown')
    isMoving = false
    const tap = click(1)
    expect(on(card(), tap)).toEqual(['ends'])
    expect([tap.defaultPrevented, opened]).toEqual([true, 0])
    // The next click is meant for the card below it.
    on(card(), click(1))
    expect(opened).toBe(1)
  })

  it('with a tap on a list at rest, which opens the card under it', () => {
    isMoving = false
    fired(card(), 'pointerdown')
    expect([on(card(), click(1)), opened]).toEqual([['ends'], 1])
  })

  it('with a tap that no press came before, as assistive technology makes it: it opens the card', () => {
    expect([on(card(), click(1)), opened]).toEqual([['ends'], 1])
  })

  it('but not with a press of its own controls, nor with a key that presses a button', () => {
    expect([on(control(), click(1)), on(card(), click(0))]).toEqual([[], []])
    expect(opened).toBe(1)
  })

  it('nor with a press of a notice before the list, which does what it says', () => {
    const notice = document.querySelector('b')!
    fired(notice, 'pointerdown')
    const press = click(1)
    expect([on(notice, press), press.defaultPrevented]).toEqual([[], false])
  })

  it('nobody is noticed any more once the watch has ended', () => {
    stop()
    expect([fired(card(), 'wheel'), pressed(card(), 'Escape'), on(card(), click(1))]).toEqual([[], [], []])
  })
})
