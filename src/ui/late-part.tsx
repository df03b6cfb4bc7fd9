import { startTransition, useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded when it is first drawn, or before by `preload`. Until then `Waiting` stands in its
 * place. React's own `lazy` would show it 300 ms after that place at the earliest, even if its code came within 20 ms,
 * because Suspense holds back what comes late. A failure goes to the boundary above, and whoever draws the part next
 * asks again: not all browsers remember a failed load.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
) {
  let Part = Waiting
  let loading: Promise<ComponentType<Props>> | undefined

  const preload = () =>
    (loading ??= load().then(
      (Came) => (Part = Came),
      (error: unknown) => {
        loading = undefined
        return () => {
          throw error
        }
      },
    ))

  function LatePart(props: Props) {
    const [Shown, setShown] = useState(() => {
      void preload()
      return Part
    })
    useEffect(() => {
      // It is drawn in small steps, because thirty tickers at once would keep a phone from answering a press.
      void preload().then((Came) => startTransition(() => setShown(() => Came)))
    }, [])
    return <Shown {...props} />
  }
  return Object.assign(LatePart, { preload })
}
