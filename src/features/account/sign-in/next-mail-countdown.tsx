import { useEffect, useState } from 'react'
import { waitWords } from '../../../domain/people/budgets/wait-words'
import { nextMailMs } from '../../../domain/people/sign-in/auth-submit'
import type { OpenAuthModal } from '../../../domain/people/sign-in/auth-modal'
import { SECOND_MS } from '../../../domain/time/intervals'

/** Counts down to when the next mail can be sent; shows nothing when it can be sent now. */
export function NextMailCountdown({ modal }: { readonly modal: OpenAuthModal }) {
  const untilMs = nextMailMs(modal)
  return untilMs === undefined ? null : <Countdown untilMs={untilMs} />
}

function Countdown({ untilMs }: { readonly untilMs: number }) {
  const [leftS, setLeft] = useState(() => secondsUntil(untilMs))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(untilMs)), SECOND_MS)
    return () => clearInterval(timer)
  }, [untilMs])
  return <>Another one can go {waitWords(leftS)}.</>
}

function secondsUntil(untilMs: number): number {
  return Math.max(1, Math.ceil((untilMs - Date.now()) / SECOND_MS))
}
