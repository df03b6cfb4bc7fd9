/** How far a form of the directory is. */
export type FormState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'done'; readonly text: string }

export const ASKING: FormState = { kind: 'asking' }

/** A form that is sent or done is not sent again. */
export function isBusy({ kind }: FormState): boolean {
  return kind === 'sending' || kind === 'done'
}

export function noticeOf(state: FormState): string {
  return 'text' in state ? state.text : ''
}
