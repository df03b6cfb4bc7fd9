import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

export interface Rendered {
  readonly page: HTMLElement
  show(node: ReactNode): void
  close(): void
}

/** Does something and runs all its effects at once. Answers from storage arrive later. */
export function settle(run: () => void): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  act(() => run())
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

/** Draws into the test's document, and lets everything settle before it returns. */
export function render(node: ReactNode): Rendered {
  const page = document.body.appendChild(document.createElement('div'))
  // Errors that a boundary catches are part of the test, so the terminal need not show them.
  const root = createRoot(page, { onCaughtError() {} })
  const show = (next: ReactNode) => settle(() => root.render(next))
  show(node)
  return {
    page,
    show,
    close() {
      settle(() => root.unmount())
      page.remove()
    },
  }
}

/** The element, which must exist. */
export function find<T extends Element = HTMLElement>(page: ParentNode, selector: string): T {
  const found = page.querySelector<T>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

/** The element's `data-` attributes. */
export function dataOf(element: HTMLElement | undefined): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(element?.dataset ?? {}))
}

export function click(element: HTMLElement): void {
  settle(() => element.click())
}

export function fire(element: Element, event: Event): void {
  settle(() => void element.dispatchEvent(event))
}

/** Waits for answers from storage, checking again after each turn of the event loop. */
export async function eventually(check: () => boolean, turns = 500): Promise<void> {
  await turnsUntil(check, turns)
  if (check()) return
  // A part that is loaded late may still be on its way: on a busy machine that takes longer than any number of turns.
  await vi.dynamicImportSettled()
  await turnsUntil(check, turns)
  if (!check())
    throw new Error(`It did not happen. The page says: ${document.body.textContent.slice(0, 500)}`)
}

async function turnsUntil(check: () => boolean, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && !check(); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
