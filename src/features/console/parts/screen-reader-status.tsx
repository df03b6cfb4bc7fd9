/**
 * Tells screen reader users what a button says after it was pressed. It stands beside the button, because within it
 * nothing would be announced and the button would have no name.
 */
export function ScreenReaderStatus({ text }: { readonly text: string }) {
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  )
}
