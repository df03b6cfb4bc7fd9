import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { find, fire, render, type Rendered } from '../../../ui/testing/render'
import { SheetHandle } from './sheet-handle'

let rendered: Rendered
let closed = 0
const captured: number[] = []
beforeEach(() => {
  closed = 0
  captured.length = 0
  rendered = render(
    <dialog>
      <SheetHandle onClose={() => closed++} />
    </dialog>,
  )
  handle().setPointerCapture = (id) => void captured.push(id)
})
afterEach(() => rendered.close())

const handle = () => find(rendered.page, '[data-sheet-handle]')
const shift = () => find(rendered.page, 'dialog').style.translate
const finger = (kind: 'down' | 'move' | 'up' | 'cancel', clientY: number) =>
  fire(handle(), new PointerEvent(`pointer${kind}`, { clientY, pointerId: 7, bubbles: true }))

describe('a sheet that is drawn down by its handle', () => {
  it('follows the finger down, even off the handle, but not up', () => {
    finger('down', 100)
    expect(captured).toEqual([7])
    finger('move', 160)
    expect(shift()).toBe('0 60px')
    finger('move', 40)
    expect(shift()).toBe('')
  })

  it('closes when it is let go far down', () => {
    finger('down', 100)
    finger('move', 240)
    expect(closed).toBe(0)
    finger('up', 240)
    expect([closed, shift()]).toEqual([1, ''])
  })

  it('goes back when it is let go before that, and then ignores moves over it', () => {
    finger('down', 100)
    finger('move', 200)
    finger('up', 200)
    expect([closed, shift()]).toEqual([0, ''])
    finger('move', 400)
    finger('up', 400)
    expect([closed, shift()]).toEqual([0, ''])
  })

  it('goes back and stays open when the browser takes the finger for something else', () => {
    finger('down', 100)
    finger('move', 280)
    finger('cancel', 280)
    expect([closed, shift()]).toEqual([0, ''])
    finger('move', 300)
    finger('up', 400)
    expect([closed, shift()]).toEqual([0, ''])
  })
})
