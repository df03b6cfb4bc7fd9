import { fire, settle } from './render'

export function type(input: HTMLInputElement, text: string): void {
  settle(() => {
    // React hears of a value only when it is set past its own tracking.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export function submit(form: HTMLElement): void {
  fire(form, new Event('submit', { bubbles: true, cancelable: true }))
}
