import { eventually, find } from '../../../ui/testing/render'

export function untilPageSays(page: HTMLElement, text: string): Promise<void> {
  return eventually(() => page.textContent.includes(text))
}

export function button(page: ParentNode, name: string): HTMLButtonElement {
  const buttons = [...page.querySelectorAll('button')]
  const found =
    buttons.find((one) => one.textContent === name) ?? buttons.find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}

/** The words of a table, row by row. */
export function cells(page: HTMLElement): readonly (readonly string[])[] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
}

/** A field of a dialog by its label. */
export function field(page: HTMLElement, name: string): HTMLInputElement {
  const label = [...page.querySelectorAll('dialog label')].find((one) => one.textContent === name)
  return find<HTMLInputElement>(page, `#${CSS.escape(label?.getAttribute('for') ?? '')}`)
}
