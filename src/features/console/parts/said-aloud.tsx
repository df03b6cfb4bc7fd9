/**
 * What a button says after it was pressed, for who does not see it. It stands beside the button: within it nothing is
 * said, and the button would have no name.
 */
export function SaidAloud({ text }: { readonly text: string }) {
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  )
}
