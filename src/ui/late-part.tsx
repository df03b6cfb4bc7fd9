import { startTransition, useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded when it is first drawn, or before by `preload`. Until then `Waiting` stands in its
 * place. React's own `lazy` would show it 300 ms after that place at the earliest, even if its code came within 20 ms,
 * because Suspense holds back what comes late. A failure goes to the boundary above; browsers remember it, so only a new
 * page asks again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
) {
  let Part = Waiting
  let loaded: Promise<void> | undefined

  const preload = () =>
    (loaded ??= load().then(
      (Came) => void (Part = Came),
      (error: unknown) =>
        void (Part = () => {
          throw error
        }),
    ))

  function LatePart(props: Props) {
    const [Shown, setShown] = useState(() => {
      void preload()
      return Part
    })
    useEffect(() => {
      // It is drawn in small steps, because thirty tickers at once would keep a phone from answering a press.
      void preload().then(() => startTransition(() => setShown(() => Part)))
    }, [])
    return <Shown {...props} />
  }
  return Object.assign(LatePart, { preload })
}
