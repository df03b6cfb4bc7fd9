import { fire, settle } from './render'

export function type(input: HTMLInputElement, text: string): void {
  settle(() => {
    // React notices a new value only if it is set with the prototype's setter, past React's own tracking.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export function submit(form: HTMLElement): void {
  fire(form, new Event('submit', { bubbles: true, cancelable: true }))
}
